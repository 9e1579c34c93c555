import { createHash, createHmac } from 'node:crypto'

export const SERVER_SEED = createHash('sha256').update('a server seed of shoes').digest('hex')
export const COMMITMENT = createHash('sha256').update(SERVER_SEED).digest('hex')
export const CLIENT_SEED = 'a hash that was published later: 00000000'

/** Bytes by the published scheme, from another library than the verifier's. */
export function serverBytes(nonce: number): () => number {
  const bytes: number[] = []
  let block = 0
  return () => {
    if (bytes.length === 0) {
      bytes.push(...createHmac('sha256', SERVER_SEED).update(`${CLIENT_SEED}:${nonce}:${block}`).digest())
      block += 1
    }
    return bytes.shift() ?? 0
  }
}

/** An amount as records have it. */
export const inUnits = (amount: bigint) => `${amount / 10_000n}.${`${amount % 10_000n}`.padStart(4, '0')}`
