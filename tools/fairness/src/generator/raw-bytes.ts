import { createHash } from 'node:crypto'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'

/** Bytes of one block of a round. */
const BLOCK = 32
const BLOCKS_AT_ONCE = 2048

/** The bytes that rounds are drawn from, one block of each round after the other, without end. */
export function* rawBytes(seed: string): Generator<Buffer, never> {
  const serverSeed = createHash('sha256').update(`raw bytes ${seed}`).digest('hex')
  for (let nonce = 0; ; ) {
    const bytes = Buffer.alloc(BLOCK * BLOCKS_AT_ONCE)
    for (let at = 0; at < bytes.length; nonce += 1) {
      const next = seededBytes({ serverSeed, clientSeed: 'raw', nonce })
      for (let byte = 0; byte < BLOCK; byte += 1, at += 1) bytes[at] = next()
    }
    yield bytes
  }
}
