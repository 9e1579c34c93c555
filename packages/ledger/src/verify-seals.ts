import { createHash, type Hash } from 'node:crypto'
import type { Row } from './verify-replay.ts'

const GENESIS = createHash('sha256').update('Sanuk ledger').digest('hex')

/** Walks the chain from its beginning and answers each seal's hash by its number. */
export async function verifySeals(
  rows: AsyncIterable<Row>,
  find: (row: string | null, what: string) => void,
): Promise<Map<string, string>> {
  const seals = new Map<string, string>()
  let before = ''
  let current: { readonly number: bigint; readonly kept: string; readonly hash: Hash } | undefined
  const end = () => {
    if (!current) return
    const found = current.number === 0n ? GENESIS : current.hash.digest('hex')
    if (found !== current.kept) find(`seal ${current.number}`, 'does not follow from its batches and the seal before')
    seals.set(String(current.number), current.kept)
    before = current.kept
  }
  for await (const row of rows) {
    const number = BigInt(String(row.number))
    if (number !== current?.number) {
      end()
      if (number !== (current ? current.number + 1n : 0n)) find(`seal ${number}`, 'comes after one that is missing')
      const hash = createHash('sha256').update(Buffer.from(before, 'hex')).update(eightBytes(number))
      current = { number, kept: String(row.seal_hash), hash }
    }
    if (row.batch !== null) {
      current.hash.update(eightBytes(BigInt(String(row.batch)))).update(Buffer.from(String(row.batch_hash), 'hex'))
    }
  }
  end()
  return seals
}

function eightBytes(number: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigInt64BE(number)
  return bytes
}
