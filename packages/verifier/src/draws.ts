import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The SHA-256 of a text, in hexadecimal digits. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The SHA-256 of the bytes that hexadecimal digits stand for, in hexadecimal digits. */
export const hashOfBytes = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

type Seeds = { readonly serverSeed: string; readonly clientSeed: string; readonly nonce: number }

/** The bytes of a round: HMAC-SHA-256 under the server seed of `<client seed>:<nonce>:<block>`, block by block. */
export const bytesOf = ({ serverSeed, clientSeed, nonce }: Seeds): Generator<number, never> =>
  blocksOf(utf8ToBytes(serverSeed), `${clientSeed}:${nonce}`)

type DrawSeeds = {
  readonly seed: string
  readonly game: string
  readonly issue: string
  readonly head: { readonly number: string; readonly hash: string }
}

/**
 * The bytes of a lottery draw: HMAC-SHA-256 of `<game>:<issue>:<head number>:<head hash>:<block>`, block by block. Its key
 * are the bytes of the seed, not its digits.
 */
export const drawBytesOf = ({ seed, game, issue, head }: DrawSeeds): Generator<number, never> =>
  blocksOf(hexToBytes(seed), `${game}:${issue}:${head.number}:${head.hash}`)

function* blocksOf(key: Uint8Array, text: string): Generator<number, never> {
  for (let block = 0; ; block += 1) yield* hmac(sha256, key, utf8ToBytes(`${text}:${block}`))
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
