"""Documents that are made side by side: what happens when one of the processes goes."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from generator.errors import ContentError
from generator.press import BuildRequest, build, making

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are forked on Linux alone")

PARENT = """
import os, sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from generator.press.side_by_side import stop_with_parent
with ProcessPoolExecutor(2, get_context("fork"), stop_with_parent) as pool:
    list(pool.map(abs, range(8)))
    print("ready", flush=True)
    sys.stdin.read()
"""


def test_workers_end_with_a_parent_that_is_killed() -> None:
    reader, writer = os.pipe()
    # The workers inherit the writing end, so the reader sees its end when the last of them is gone.
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, pass_fds=(writer,)
    )
    os.close(writer)
    assert parent.stdin is not None and parent.stdout is not None
    with parent.stdin, parent.stdout:
        assert parent.stdout.readline() == b"ready\n"
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    with os.fdopen(reader, "rb") as pipe:
        assert select.select([pipe], [], [], 60)[0], "the workers are still there"
        assert pipe.read() == b""


def test_a_worker_that_is_killed_is_a_finding_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(*_arguments: object) -> None:
        os._exit(9)

    monkeypatch.setattr(making, "make", killed)
    request = BuildRequest(["dragon-lords"], only=["game-log", "blank-play-sheet"], out=tmp_path / "o", jobs=2)
    with pytest.raises(ContentError) as caught:
        build(request)
    assert [finding.code for finding in caught.value.findings] == ["process-ended"]
    assert list(tmp_path.iterdir()) == []


def test_whoever_stops_waits_for_those_at_work_and_leaves_nothing(tmp_path: Path) -> None:
    code = "from generator.cli.app import main; main()"
    arguments = ["build", "daredragon", "--only", "board", "--only", "board-extension", "--out", "o"]
    process = subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stderr is not None
    with process, process.stderr:
        assert process.stderr.readline().startswith("1/4 ")
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
        rest = process.stderr.read()
    assert process.returncode == 130 and "Traceback" not in rest
    assert list(tmp_path.iterdir()) == []
