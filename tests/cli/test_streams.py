"""What is printed reaches the reader in UTF-8; a reader that goes away, a full disk and closed streams are no crash."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CODE = "from generator.cli.app import main; main()"


def start(*arguments: str, stdout: int, **environment: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", CODE, *arguments]
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, env={**os.environ, **environment})


@pytest.mark.parametrize("arguments", [("list", "--json"), ("check", "nowhere.yaml"), ("--help",)])
def test_a_reader_that_has_seen_enough(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        result = start(*arguments, stdout=writer)
    finally:
        os.close(writer)
    assert result.returncode == 1
    assert b"Traceback" not in result.stderr and b"Exception" not in result.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_one_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        result = start("list", stdout=full.fileno())
    assert (result.returncode, result.stderr) == (1, b"Cannot print: No space left on device.\n")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that can close a stream")
def test_closed_streams_are_like_a_silent_reader() -> None:
    command = f'"{sys.executable}" -c "{CODE}" build daredragon --only nothing'
    for closed in (">&-", "2>&-", ">&- 2>&-"):
        result = subprocess.run(f"{command} {closed}", shell=True, capture_output=True)
        assert result.returncode == 1 and b"Traceback" not in result.stderr


@pytest.mark.parametrize("encoding", ["ascii", "cp1250", "utf-16"])
def test_letters_are_utf_8_whatever_the_locale(encoding: str) -> None:
    result = start("list", stdout=subprocess.PIPE, PYTHONIOENCODING=encoding, LC_ALL="C")
    assert result.returncode == 0
    assert "Karty smoków" in result.stdout.decode("utf-8")
