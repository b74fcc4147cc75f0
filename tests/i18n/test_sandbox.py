"""Templates in their sandbox: what they can do, what they cannot, and where a fault is told."""

from __future__ import annotations

import tracemalloc
from dataclasses import dataclass
from enum import Enum, StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from generator.errors import ContentError, Finding, Place, PlacedText
from generator.i18n import budget
from generator.i18n.sandbox import MAX_OUTPUT, MAX_SOURCE, render_string, render_template
from generator.source.model import Model

WHERE = Place("text/pl/sheet.yaml", 12, 9)


class Dragon(Model):
    """A model as the games have them."""

    name: str = "Żmij"
    size: int = 3


@dataclass(frozen=True)
class Roll:
    """A value that knows how it is written."""

    count: int

    def __str__(self) -> str:
        return f"{self.count}k6"


@dataclass(frozen=True)
class Bare:
    """A value that does not."""

    x: int = 1


class Kind(Enum):
    FIRE = 1


class Trait(StrEnum):
    WINGS = "wings"


def rendered(text: str, **figures: Any) -> str:
    return render_string(text, figures, WHERE)


def refused(text: str, **figures: Any) -> Finding:
    with pytest.raises(ContentError) as caught:
        rendered(text, **figures)
    (finding,) = caught.value.findings
    return finding


class TestWhatTextsCanDo:
    @pytest.mark.parametrize(
        ("text", "expected"),
        [
            ("{{ n }} × {{ n * 2 + 1 }}", "3 × 7"),
            ("{{ 7 // 2 }}, {{ 7 % 2 }}, {{ 2 ** 5 }}, {{ -n }}", "3, 1, 32, -3"),
            ("{{ name|upper }} {{ name|length }}", "ŻMIJ 4"),
            ("{% if n > 2 %}wiele{% else %}mało{% endif %}", "wiele"),
            (
                "{% for x in items %}{{ loop.index }}. {{ x }}{{ ', ' if not loop.last }}{% endfor %}",
                "1. a, 2. b, 3. c",
            ),
            ("{{ items|join(' – ') }}", "a – b – c"),
            ("{{ items|map('upper')|join }}", "ABC"),
            ("{{ dragons|map(attribute='size')|sum }}", "6"),
            ("{{ dragons|join(', ', attribute='name') }}", "Żmij, Żmij"),
            ("{{ name ~ '-' ~ n }}", "Żmij-3"),
            ("{{ 'tak' if 'b' in items and n == 3 and 'q' not in items else 'nie' }}", "tak"),
            ("{{ items[0] }}{{ items[-1] }}{{ items[1:]|join }}", "acbc"),
            ("{{ table.wings }} {{ table['wings'] }} {{ table.get('tail', 0) }}", "2 2 0"),
            ("{% for key, value in table.items() %}{{ key }}={{ value }}{% endfor %}", "wings=2"),
            ("{{ dragon.name }} {{ roll }} {{ trait }} {{ half }}", "Żmij 2k6 wings 1/2"),
            ("{{ double(n) }}", "6"),
            ("{% set total = n + 1 %}{{ total }}", "4"),
            ("{% macro row(x) %}<{{ x }}>{% endmacro %}{{ row(1) }}{{ row(x=2) }}", "<1><2>"),
            ("{{ 2.6|round }} {{ 2.345|round(1) }} {{ '5'|int + 1 }}", "3 2.3 6"),
            ("{{ 'smok smok'|replace('smok', 'lot') }}", "lot lot"),
            ("{{ nothing|default('–') }}", "–"),
            ("{# a remark #}{% raw %}{{ n }}{% endraw %}", "{{ n }}"),
        ],
    )
    def test_figures_and_simple_words(self, text: str, expected: str) -> None:
        figures: dict[str, Any] = {
            "n": 3,
            "name": "Żmij",
            "items": ["a", "b", "c"],
            "table": {"wings": 2},
            "dragon": Dragon(),
            "dragons": [Dragon(), Dragon()],
            "roll": Roll(2),
            "trait": Trait.WINGS,
            "half": Fraction(1, 2),
            "double": lambda n: 2 * n,
        }
        assert rendered(text, **figures) == expected

    @given(st.text(st.characters(codec="utf-8", exclude_characters="\r\n")))
    def test_a_figure_stands_as_it_is(self, name: str) -> None:
        assert rendered("{{ name }}", name=name) == name

    def test_a_text_that_knows_its_place_is_a_text(self) -> None:
        assert rendered(PlacedText("{{ n }}", WHERE), n=PlacedText("x", WHERE)) == "x"


class TestFaults:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("{{ wngs }}", "'wngs' is undefined"),
            ("{{ n.foo }}", "'int object' has no attribute 'foo'"),
            ("{{ wngs.foo + 1 }}", "'wngs' is undefined"),
            ("{{ n + wngs }}", "'wngs' is undefined"),
            ("{% if wngs %}{% endif %}", "'wngs' is undefined"),
            ("{% for x in wngs %}{% endfor %}", "'wngs' is undefined"),
            ("{{ n / 0 }}", "ZeroDivisionError: division by zero"),
            ("{{ 'a' + n }}", 'TypeError: can only concatenate str (not "int") to str'),
            ("{% for x in n %}{% endfor %}", "TypeError: 'int' object is not iterable"),
            ("{{ n", "unexpected end of template, expected 'end of print statement'."),
            ("{% if %}", "Expected an expression, got 'end of statement block'"),
            ("{{ n|nonsense }}", "No filter named 'nonsense'."),
            ("{{ fail() }}", "KeyError: 'lost'"),
            ("{% for x in [1] recursive %}{{ loop([1]) }}{% endfor %}", "a loop cannot be recursive"),
        ],
    )
    def test_a_fault_stands_where_the_text_does(self, text: str, message: str) -> None:
        def fail() -> None:
            raise KeyError("lost")

        finding = refused(text, n=3, fail=fail)
        assert (finding.code, finding.where) == ("template-error", WHERE)
        assert finding.message == f"the template cannot be filled in: {message}"

    def test_an_unknown_name_gets_the_nearest(self) -> None:
        assert refused("{{ wngs }}", wings=2, body=1).hint == "did you mean “wings”?"

    @pytest.mark.parametrize(
        ("text", "message"),
        [
            ("{{ none }}", "nothing (none)"),
            ("{{ n > 2 }}", "the value true"),
            ("{{ [1, 2] }}", "a list"),
            ("{{ {'a': 1} }}", "a dict"),
            ("{{ dragon }}", "a Dragon"),
            ("{{ bare }}", "a Bare"),
            ("{{ kind }}", "a Kind"),
            ("{{ double }}", "a function"),
            ("{{ [1]|map('string') }}", "a generator"),
            ("{{ [[1], [2]]|join }}", "a list"),
            ("{{ 'a' ~ none }}", "nothing (none)"),
        ],
    )
    def test_what_is_no_text_is_not_printed(self, text: str, message: str) -> None:
        finding = refused(text, n=3, dragon=Dragon(), bare=Bare(), kind=Kind.FIRE, double=lambda n: n)
        assert finding.message == f"the template cannot be filled in: a text cannot show {message}"

    def test_a_finding_from_a_figure_passes_and_gets_a_place(self) -> None:
        def lost() -> None:
            raise ContentError([Finding("missing-translation", "no text"), Finding("x", "y", Place("own.yaml", 1, 1))])

        with pytest.raises(ContentError) as caught:
            rendered("{{ lost() }}", lost=lost)
        assert [(finding.code, finding.where) for finding in caught.value.findings] == [
            ("x", Place("own.yaml", 1, 1)),
            ("missing-translation", WHERE),
        ]

    @given(st.text(st.sampled_from("{}%#n +-|.()[]'a1~<"), max_size=25))
    def test_any_text_is_rendered_or_refused_at_its_place(self, text: str) -> None:
        try:
            rendered("{{" + text, n=3, a="x")
        except ContentError as error:
            assert [finding.where for finding in error.findings] == [WHERE]


class TestPrison:
    """Nothing of the machine is in reach."""

    @pytest.mark.parametrize(
        "text",
        [
            "{{ ''.__class__.__mro__ }}",
            "{{ ''['__class__'] }}",
            "{{ []['__class__']['__base__'] }}",
            "{{ n.__init__ }}",
            "{{ double.__globals__ }}",
            "{{ double.__code__ }}",
            "{{ dragon.__class__ }}",
            "{{ dragon._x }}",
            "{{ [dragon]|map(attribute='__class__')|join }}",
            "{{ ''|attr('__class__') }}",
            "{{ '{0.__class__}'.format(n) }}",
            "{{ '{a.__class__}'.format_map({'a': n}) }}",
            "{{ self.__init__ }}",
            "{{ dragon.model_dump() }}",
            "{{ dragon.model_copy(update={'size': 9}).size }}",
            "{{ dragon.parse_file('/etc/passwd') }}",
            "{{ kind.mro() }}",
            "{{ path.read_text() }}",
            "{{ items.append(1) }}",
            "{{ table.update({'a': 1}) }}",
            "{{ table.pop('wings') }}",
            "{{ range(3)|join }}",
            "{{ lipsum() }}",
            "{{ cycler('a') }}",
            "{{ namespace(a=1).a }}",
            "{{ [1, 2]|random }}",
            "{{ n|pprint }}",
        ],
    )
    def test_no_way_out(self, text: str) -> None:
        items, table = [1], {"wings": 2}
        finding = refused(
            text,
            n=3,
            double=lambda n: n,
            dragon=Dragon(),
            items=items,
            table=table,
            kind=Kind,
            path=Path(__file__),
        )
        assert (finding.code, finding.where) == ("template-error", WHERE)
        assert (items, table) == ([1], {"wings": 2})

    @pytest.mark.parametrize("name", ["x", "../secret", "/etc/passwd", "..\\secret", "sheet.j2"])
    @pytest.mark.parametrize("tag", ["include", "extends", "import"])
    def test_a_text_includes_nothing(self, tag: str, name: str) -> None:
        alias = " as a" if tag == "import" else ""
        finding = refused(f"{{% {tag} {name!r}{alias} %}}")
        assert (finding.code, finding.where) == ("missing-template", WHERE)
        assert finding.hint == "a text includes nothing"


NEST = "{% set a = [1] %}" + "{% set a = [a, a] %}" * 60

BOMBS = [
    "{{ 'a' * 10**9 }}",
    "{{ 10**9 * 'a' }}",
    "{{ [1] * 10**9 }}",
    "{{ 'a'|center(10**9) }}",
    "{{ 'a'.center(10**9) }}",
    "{{ 'a'.ljust(10**9) }}",
    "{{ 'a'.zfill(10**9) }}",
    "{{ '\t'.expandtabs(10**9) }}",
    "{{ '%999999999d' % 1 }}",
    "{{ '%999999999d'|format(1) }}",
    "{{ '{:>999999999}'.format(1) }}",
    "{{ 'a'|indent(10**9) }}",
    "{{ 'a b'|wordwrap(1, wrapstring='x' * 90000) }}",
    "{{ [1]|batch(10**9, 0)|list }}",
    "{{ [1]|slice(10**9)|list }}",
    "{{ [1]|tojson(indent=10**9) }}",
    "{{ 9 ** 9 ** 9 }}",
    "{{ 2 ** 64 ** 64 }}",
    "{{ (9 ** 15) * (9 ** 15) }}",
    "{{ 1.5|round(10**9) }}",
    "{{ 5|round(-(10**9)) }}",
    "{{ " + "9" * 5000 + " }}",
    "{{ 1e308 * 10 }}",
    "{{ ('f' * 9000)|int(base=16) ** 60 }}",
    "{% for i in range(10**9) %}x{% endfor %}",
    "{% for i in 'a' * 10**9 %}x{% endfor %}",
    "{% set a = 'x' * 1000 %}" + "{% for i in a %}" * 9 + "{% endfor %}" * 9,
    "{% set a = 'xx' %}" + "{% set a = a ~ a %}" * 60 + "{{ a|length }}",
    "{% set a = 'xx' %}" + "{% set a = a + a %}" * 60 + "{{ a|length }}",
    "{% set a = 'xx' %}" + "{% set a %}{{ a }}{{ a }}{% endset %}" * 60 + "{{ a|length }}",
    "{% set a = 'xx' %}" + "{% set a = a|replace('x', a) %}" * 9 + "{{ a|length }}",
    "{% set a = 'xx' %}" + "{% set a = a|join(a) %}" * 9 + "{{ a|length }}",
    "{% set a %}{% for i in 'x' * 5000 %}" + "y" * 20000 + "{% endfor %}{% endset %}{{ a|length }}",
    NEST + "{{ a }}",
    NEST + "{{ a|string }}",
    NEST + NEST.replace("a", "b") + "{{ 'x' if a == b }}",
    NEST + NEST.replace("a", "b") + "{{ 'x' if a is eq b }}",
    NEST + NEST.replace("a", "b") + "{{ 'x' if a in [b] }}",
    NEST + "{{ [a, a]|sort|length }}",
    NEST + "{{ f(a) }}",
    "{% set a = ('x' * 3000)|list %}{% for i in a %}{% set b = a[:] %}{% endfor %}",
    "{% set a = ('x' * 3000)|list %}{% for i in a %}{{ 'x' if 'y' in a }}{% endfor %}",
    "{{ ([('x' * 900)|list] * 900)|select('eq', 'a')|list|length }}",
    "{{ ([['a'] * 900] * 900)|sum(start=[])|length }}",
    "{% macro f(n) %}{% if n %}{{ f(n - 1) }}{{ f(n - 1) }}{% endif %}{% endmacro %}{{ f(60) }}",
    "{% macro f0() %}{% endmacro %}"
    + "".join(
        f"{{% macro f{i + 1}() %}}{{% set x = f{i}() %}}{{% set x = f{i}() %}}{{% endmacro %}}" for i in range(16)
    )
    + "{{ f16() }}",
    "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}",
    "{% block a %}{{ self.a() }}{% endblock %}",
    "{% for x in [1] recursive %}{{ loop([1, 1]) }}{% endfor %}",
    "{{ " + "(" * 9000 + "1" + ")" * 9000 + " }}",
    "{{ " + "-" * 20000 + "1 }}",
    "{{ " + "1+" * 5000 + "1 }}",
    "{{ " + "[" * 20000,
    "{% if 1 %}" * 3000 + "{% endif %}" * 3000,
    "{{ " + "x" * (MAX_SOURCE + 1) + " }}",
]


class TestBombs:
    """No text takes more than its share of time and memory."""

    @pytest.mark.parametrize("text", BOMBS, ids=lambda text: text[:50])
    def test_it_is_defused_at_its_place(self, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(budget, "MAX_STEPS", 30_000)
        tracemalloc.start()
        try:
            finding = refused(text, f=lambda _: "x")
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert finding.code in ("template-error", "too-large")
        assert finding.where == WHERE
        assert "\n" not in finding.message and len(finding.message) < 300
        assert peak < 50_000_000

    def test_the_output_is_bounded(self) -> None:
        assert len(rendered("{{ 'x' * n }}", n=MAX_OUTPUT)) == MAX_OUTPUT
        finding = refused("{{ 'x' * n }}y", n=MAX_OUTPUT)
        assert (finding.code, finding.where) == ("too-large", WHERE)
        assert finding.message == f"a template writes more than {MAX_OUTPUT} characters"

    def test_a_long_chapter_is_no_bomb(self) -> None:
        rows = [{"name": "Żmij", "cost": number} for number in range(2000)]
        text = "{% for row in rows %}| {{ row.name|upper }} | {{ row.cost * 2 }} |\n{% endfor %}"
        assert rendered(text, rows=rows).count("\n") == 2000

    def test_a_text_within_a_text_spends_from_the_same_budget(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(budget, "MAX_STEPS", 20_000)

        def inner() -> str:
            return rendered("{{ 'x' * 3000 }}")

        assert len(rendered("{{ t() }}", t=inner)) == 3000
        assert refused("{{ t() }}{{ t() }}{{ t() }}{{ t() }}", t=inner).code == "template-error"
        assert len(rendered("{{ t() }}", t=inner)) == 3000  # and the next one begins with a full one


class TestFiles:
    """Templates in files."""

    def folder(self, tmp_path: Path, **files: str) -> tuple[Path, ...]:
        root = tmp_path / "templates"
        for name, text in files.items():
            path = root / "game" / f"{name}.j2"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (tmp_path / "secret.j2").write_text("secret", encoding="utf-8")
        return (root,)

    def refused(self, folders: tuple[Path, ...], name: str, **figures: Any) -> Finding:
        with pytest.raises(ContentError) as caught:
            render_template(folders, name, figures)
        (finding,) = caught.value.findings
        return finding

    def test_a_template_may_include_its_neighbour(self, tmp_path: Path) -> None:
        folders = self.folder(tmp_path, sheet="{{ title }}\n{% include 'game/foot.j2' %}\n", foot="koniec")
        assert render_template(folders, "game/sheet.j2", {"title": "Smok"}) == "Smok\nkoniec"

    def test_a_fault_stands_on_its_line(self, tmp_path: Path) -> None:
        folders = self.folder(tmp_path, sheet="one\ntwo\n{{ wngs }}\n")
        finding = self.refused(folders, "game/sheet.j2", wings=2)
        assert finding.where == Place("templates/game/sheet.j2", 3, 1)
        assert finding.hint == "did you mean “wings”?"

    @pytest.mark.parametrize(
        ("foot", "line"), [("a\nb\n{{ lost }}", 3), ("a\n{% if %}", 2), ("{{ 1 / 0 }}", 1), ("\n{{ 'a'|nonsense }}", 2)]
    )
    def test_a_fault_in_an_included_file_stands_there(self, tmp_path: Path, foot: str, line: int) -> None:
        folders = self.folder(tmp_path, sheet="a\nb\nc\nd\n{% include 'game/foot.j2' %}", foot=foot)
        assert self.refused(folders, "game/sheet.j2").where == Place("templates/game/foot.j2", line, 1)

    def test_a_missing_template_gets_the_nearest(self, tmp_path: Path) -> None:
        finding = self.refused(self.folder(tmp_path, sheet="x"), "game/shet.j2")
        assert (finding.code, finding.message) == ("missing-template", "no template “game/shet.j2”")
        assert finding.where == Place("templates/game/shet.j2", 1, 1)
        assert finding.hint == "did you mean “game/sheet.j2”?"

    @pytest.mark.parametrize("name", ["../secret.j2", "game/../../secret.j2", "/etc/passwd", "game/none.j2"])
    def test_nothing_outside_the_folder_is_included(self, tmp_path: Path, name: str) -> None:
        folders = self.folder(tmp_path, sheet=f"one\n{{% include '{name}' %}}")
        finding = self.refused(folders, "game/sheet.j2")
        assert (finding.code, finding.message) == ("missing-template", f"no template “{name}”")
        assert finding.where == Place("templates/game/sheet.j2", 2, 1)

    def test_a_template_that_includes_itself_ends(self, tmp_path: Path) -> None:
        folders = self.folder(tmp_path, sheet="x\n{% include 'game/sheet.j2' %}")
        finding = self.refused(folders, "game/sheet.j2")
        assert finding.code == "template-error"
        assert finding.where.file == "templates/game/sheet.j2"

    def test_a_file_that_is_not_utf_8_is_a_finding(self, tmp_path: Path) -> None:
        folders = self.folder(tmp_path, sheet="x")
        (folders[0] / "game" / "sheet.j2").write_bytes(b"\xff\xfe")
        assert self.refused(folders, "game/sheet.j2").code == "template-error"

    def test_the_first_folder_goes_first(self, tmp_path: Path) -> None:
        own, shipped = tmp_path / "own", tmp_path / "shipped"
        for folder, text in ((own, "own"), (shipped, "shipped")):
            folder.mkdir()
            (folder / "a.j2").write_text(text, encoding="utf-8")
        assert render_template((own, shipped), "a.j2", {}) == "own"


def test_a_figure_that_a_group_lacks_is_told_with_those_that_it_has() -> None:
    with pytest.raises(ContentError) as caught:
        render_string("{{ game.gaol }}", {"game": {"goal": 3, "start": 1}}, Place("a.md", 4, 1))
    (finding,) = caught.value.findings
    assert (finding.where.line, finding.hint) == (4, "did you mean “goal”?")
    assert finding.message.endswith("'dict object' has no attribute 'gaol'")
