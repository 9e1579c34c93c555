import { createHash, createHmac } from 'node:crypto'
import type { NextByte } from '@sanuk/engines/random/draw'

/** What the outcome of one round is drawn from, and nothing else is. */
export type RoundSeed = {
  /** 64 hexadecimal digits; their text, not the bytes they stand for, is hashed and is the key. */
  readonly serverSeed: string
  readonly clientSeed: string
  /** Which round it is of those drawn from these seeds, from 0. */
  readonly nonce: number
}

/**
 * The bytes of a round, one after the other: HMAC-SHA-256 under the server seed of `<client seed>:<nonce>:<block>`, block
 * 0, 1, 2 and so on, 32 bytes each. The usual scheme of the field, so that anybody's HMAC gives the same.
 */
export function seededBytes({ serverSeed, clientSeed, nonce }: RoundSeed): NextByte {
  let [block, at, count] = [Buffer.alloc(0), 0, 0]
  return () => {
    if (at === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${count}`).digest()
      ;[at, count] = [0, count + 1]
    }
    at += 1
    return block.readUInt8(at - 1)
  }
}

/** What is told of a server seed before anything is drawn from it: its SHA-256. */
export const commitmentOf = (serverSeed: string): Buffer => createHash('sha256').update(serverSeed).digest()
