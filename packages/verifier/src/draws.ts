import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text, in hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/** The bytes of a round: HMAC-SHA-256 under the server seed of `<client seed>:<nonce>:<block>`, block by block. */
export function* bytesOf({ serverSeed, clientSeed, nonce }: Seeds): Generator<number, never> {
  for (let block = 0; ; block += 1) {
    yield* hmac(sha256, utf8ToBytes(serverSeed), utf8ToBytes(`${clientSeed}:${nonce}:${block}`))
  }
}

/**
 * Whole numbers from bytes: for one below `bound` as many bits as `bound - 1` has are read, eight from each byte and what
 * is left from the lowest of the last; a value that is too large is thrown away with its bytes.
 */
export function numbersFrom(bytes: Generator<number, never>): (bound: number) => number {
  return (bound) => {
    const bits = (bound - 1).toString(2).length
    for (;;) {
      let text = ''
      for (let left = bound === 1 ? 0 : bits; left > 0; left -= 8) {
        const byte = bytes.next().value.toString(2).padStart(8, '0')
        text += byte.slice(-Math.min(left, 8))
      }
      const value = text === '' ? 0 : Number.parseInt(text, 2)
      if (value < bound) return value
    }
  }
}
