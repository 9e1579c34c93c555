#!/bin/sh
# The same for vendors that sign by Ed25519: PRIVATE_KEY_FILE names the private half of the key, as PEM.
set -eu

path=/seamless/v1/$1
body=$2
timestamp=$(date +%s)000
message=$(mktemp)
trap 'rm -f "$message"' EXIT
printf 'POST\n%s\n%s\n%s' "$path" "$timestamp" "$body" >"$message"
signature=$(openssl pkeyutl -sign -inkey "$PRIVATE_KEY_FILE" -rawin -in "$message" | openssl base64 -A)

curl --silent --show-error "$PLATFORM$path" \
  --header 'Content-Type: application/json' \
  --header "X-Vendor: $VENDOR" \
  --header "X-Key: $KEY_ID" \
  --header "X-Timestamp: $timestamp" \
  --header "X-Signature: $signature" \
  --data-raw "$body"
echo
