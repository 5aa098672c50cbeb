"""What we depend on is pinned and hashed; the audit finds it where it is not."""

from __future__ import annotations

import pytest

from tools.audit import check_all, check_dependencies, check_lock, check_npm, pinned

GOOD = f"""\
one-package==1.2.3 ; sys_platform == 'linux' \\
    --hash=sha256:{"a" * 64} \\
    --hash=sha256:{"b" * 64}
    # via something
two[extra]==4.5 \\
    --hash=sha256:{"c" * 64}
"""


def test_our_own_locks_are_pinned_and_hashed() -> None:
    assert check_all() == []


def test_a_good_lock_is_read() -> None:
    assert check_lock("lock", GOOD) == []
    assert pinned(GOOD) == {"one-package": "1.2.3", "two": "4.5"}


@pytest.mark.parametrize(
    "bad",
    [
        "loose>=1.0\n",
        "loose\n",
        f"loose>=1.0 \\\n    --hash=sha256:{'a' * 64}\n",
        "unhashed==1.0\n",
        f"weak==1.0 \\\n    --hash=md5:{'a' * 32}\n",
        "short==1.0 \\\n    --hash=sha256:abc\n",
        f"somewhere @ https://example.org/x.whl \\\n    --hash=sha256:{'a' * 64}\n",
        "-e .\n",
        "--extra-index-url https://example.org\n",
    ],
)
def test_what_is_loose_is_found(bad: str) -> None:
    assert len(check_lock("lock", GOOD + bad)) == 1


def test_what_the_lock_of_the_server_lacks_is_found() -> None:
    project = '[project]\ndependencies = ["One_Package>=1", "three[x]>=2"]\n'
    assert check_dependencies(project, GOOD) == [
        "requirements/serve.txt: three is needed and not locked; run make lock"
    ]


def test_a_package_of_the_page_without_a_fingerprint_is_found() -> None:
    lock = '{"packages": {"": {}, "a": {"integrity": "sha512-x"}, "b": {"link": true}, "c": {"version": "1"}}}'
    assert check_npm(lock) == ["web/package-lock.json: c has no integrity"]
