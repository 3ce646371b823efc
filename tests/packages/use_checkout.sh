#!/usr/bin/env bash
# Inside the clean root: what clean_checkout.sh does with the project in /root/project.bundle.
set -euo pipefail
git -c advice.detachedHead=false clone -q /root/project.bundle /root/rowkeeper
cd /root/rowkeeper
./dev run | tee /root/run.txt
grep -q "every number behind them agrees to the last bit" /root/run.txt
./dev test
