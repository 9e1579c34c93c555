/** All that decides a draw, each part of it made public: the seed when it is over, the rest before. */
export type DrawInputs = {
  /** Of the draw, a UUID. */
  readonly draw: string
  /** 32 bytes in hexadecimal; its SHA-256 was shown from the draw's first minute on. */
  readonly seed: string
  /** The last seal of the ledger before the draw closed: its number and its hash in hexadecimal. */
  readonly seal: { readonly number: string; readonly hash: string }
  /** How many there are; they are numbered from 1. */
  readonly tickets: number
}

/** What is shown of a seed before the draw: its SHA-256 in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(seed)))
}

/**
 * The tickets that win, from the first place on; a ticket wins once. Each try is the first eight bytes of an HMAC-SHA-256
 * under the seed over the inputs and the number of the try. Tries beyond the last whole multiple of the tickets are thrown
 * away, so that every ticket is as likely as any other. Both sides run this: the server draws, a reader checks.
 */
export async function drawWinners(inputs: DrawInputs, places: number): Promise<number[]> {
  const { draw, seed, seal, tickets } = inputs
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const count = BigInt(tickets)
  const winners = new Set<number>()
  for (let attempt = 0; winners.size < Math.min(places, tickets); attempt += 1) {
    const text = new TextEncoder().encode(`${draw}:${seal.number}:${seal.hash}:${tickets}:${attempt}`)
    const value = new DataView(await crypto.subtle.sign('HMAC', key, text)).getBigUint64(0)
    if (value < 2n ** 64n - (2n ** 64n % count)) winners.add(Number(value % count) + 1)
  }
  return [...winners]
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
