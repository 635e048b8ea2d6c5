#!/bin/sh
# Two machines with one PostgreSQL and one Redis, on this machine: sh bench/second_machine.sh [PYTHON]
#
# A network namespace stands for the second machine; the first one is this machine. While bench/second_machine.py plays at
# tables of the first server, the second one joins. Needs root, iproute2, PostgreSQL and Redis.
set -eu

name=cassino$$
here=10.213.77.1
there=10.213.77.2

clean() {
    ip netns delete "$name" 2>/dev/null || true
    ip link delete "$name" 2>/dev/null || true
}
trap clean EXIT INT TERM

ip netns add "$name"
ip link add "$name" type veth peer name eth0 netns "$name"
ip address add "$here/30" dev "$name"
ip link set "$name" up
ip -n "$name" address add "$there/30" dev eth0
ip -n "$name" link set eth0 up
ip -n "$name" link set lo up

"${1:-python3}" "$(dirname "$0")/second_machine.py" "$name" "$here" "$there"
