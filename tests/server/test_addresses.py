"""The address that limits count, and counting by addresses and networks."""

from __future__ import annotations

import pytest

from paddock.server.addresses import client_address, limit_key
from paddock.server.config import Config
from paddock.server.limits import MAX_BUCKETS, AddressCounter, RateLimiter
from paddock.server.request_head import RequestHead


@pytest.mark.parametrize(
    ("lines", "counted"),
    [
        (["203.0.113.9, 198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9", "198.51.100.1"], "198.51.100.1"),
        (["203.0.113.9, 203.0.113.8", "203.0.113.7, 198.51.100.1"], "198.51.100.1"),
        (["198.51.100.1:5001"], "198.51.100.1"),
        (["[2001:db8:1:2::9]:5001"], "2001:db8:1:2::/64"),
        (["[2001:db8:1:2::9]"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2::9"], "2001:db8:1:2::/64"),
        (["fe80::9%eth0"], "fe80::9"),
        (["::ffff:198.51.100.1"], "198.51.100.1"),
        (["198.51.100.1, "], "127.0.0.1"),
        (["198.51.100.1, unknown"], "127.0.0.1"),
        (["198.51.100.1, _hidden:80"], "127.0.0.1"),
        (["198.51.100.1:port"], "127.0.0.1"),
        (["198.51.100.1 198.51.100.2"], "127.0.0.1"),
        ([""], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_behind_a_proxy_the_last_entry_over_all_lines_counts_if_it_is_an_address(
    lines: list[str], counted: str
) -> None:
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    head = RequestHead("http", "127.0.0.1", "/", headers)
    assert client_address(Config(is_behind_proxy=True), head) == counted
    assert client_address(Config(), head) == "127.0.0.1"


def test_the_networks_of_one_site_share_eight_times_the_measure_of_one() -> None:
    rate = RateLimiter(0.001, 2)
    taken = [rate.take(limit_key(f"2001:db8:1:{number}::1")) for number in range(20)]
    assert taken == [True] * 16 + [False] * 4
    assert rate.take(limit_key("2001:db8:2::1")), "another site"
    counter = AddressCounter(2)
    assert [counter.add(limit_key(f"2001:db8:1:{number}::1")) for number in range(17)] == [True] * 16 + [False]
    counter.remove(limit_key("2001:db8:1:5::1"))
    counter.remove(limit_key("2001:db8:1:6::1"))
    assert counter.add(limit_key("2001:db8:1:7::1"))
    assert not counter.add(limit_key("2001:db8:1:7::2")), "two of one network"


def test_beyond_ten_thousand_addresses_only_the_one_unused_for_longest_is_forgotten() -> None:
    rate = RateLimiter(0.001, 1)
    assert all(rate.take(f"a{number}") for number in range(MAX_BUCKETS))
    assert not rate.take("a0")
    assert rate.take("one more")
    assert len(rate) == MAX_BUCKETS
    assert not rate.take("a0"), "it was used last but one"
    assert rate.take("a1"), "it was forgotten"
