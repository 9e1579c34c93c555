import { randomInt, randomUUID } from 'node:crypto'
import type { Batcher } from '@sanuk/ledger/batcher'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import { parseAmount } from '@sanuk/money/amount'

const STAKE = parseAmount('1')
/** More than any member of the measurement has. */
const TOO_MUCH = parseAmount('99999999999')

export type Load = {
  readonly callers: number
  readonly seconds: number
  /** Members' accounts, of whom a random one bets each time. */
  readonly members: { readonly first: number; readonly count: number }
  readonly house: string
}

export type Carried = { readonly perSecond: number; readonly p99Ms: number }

/**
 * Callers who bet one after the other, each waiting for the answer. Every hundredth bet is a repeat and every hundredth
 * cannot be covered, as on a real day. Throws where an answer is not the one it must be.
 */
export async function carry(batcher: Batcher, load: Load): Promise<Carried> {
  const until = performance.now() + load.seconds * 1000
  const latencies: number[] = []
  await Promise.all(
    Array.from({ length: load.callers }, async () => {
      for (let count = 0, last = betOf(load); performance.now() < until; count += 1) {
        const turn = count % 100
        if (turn !== 1) last = betOf(load, turn === 2 ? TOO_MUCH : STAKE)
        const start = performance.now()
        const result = await batcher.post(last)
        latencies.push(performance.now() - start)
        checkResult(result, turn === 2 ? 'insufficient' : 'posted', turn === 1)
      }
    }),
  )
  const sorted = latencies.sort((one, other) => one - other)
  return { perSecond: sorted.length / load.seconds, p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 }
}

function checkResult(result: PostResult, outcome: 'posted' | 'insufficient', replayed: boolean): void {
  if (result.outcome !== outcome) throw new Error(`a bet ended as ${result.outcome}`)
  if (result.replayed !== replayed) throw new Error('a repeat was not recognised as one')
}

function betOf({ members, house }: Load, amount = STAKE): Transfer {
  const key = randomUUID()
  const debit = String(members.first + randomInt(members.count))
  return { key, debit, credit: house, amount, kind: 'bet', reference: key }
}
