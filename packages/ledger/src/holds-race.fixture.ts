import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { expect } from 'vitest'
import type { TestBooks } from './books.fixture.ts'
import { endHold, type HoldEnd, hold } from './holds.ts'

const TOMORROW = new Date(Date.now() + 86_400_000)

/** Many end a hold at once, each in one of three ways: one way wins, and only whoever chose it hears that it ended. */
export async function endInEveryWay(books: TestBooks, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const { member, house } = await books.memberWith('10')
    const money = { amount: parseAmount('10'), reference: randomUUID(), expiresAt: TOMORROW }
    const held = await hold(books.pool, { key: randomUUID(), account: member, ...money })
    if (held.outcome !== 'held') throw new Error(held.outcome)
    const ways: readonly HoldEnd[] = [
      { how: 'posted', credit: house, kind: 'withdrawal' },
      { how: 'voided' },
      { how: 'expired' },
    ]
    const ends = Array.from({ length: 24 }, (_, index) => ways[index % 3] ?? { how: 'voided' as const })
    const results = await Promise.all(ends.map((end) => endHold(books.pool, held.hold, end)))
    expect(results.filter((result) => result.outcome === 'ended' && !result.replayed)).toHaveLength(1)
    expect(results.filter(({ outcome }) => outcome === 'ended')).toHaveLength(8)
    expect(results.filter(({ outcome }) => outcome === 'ended_otherwise')).toHaveLength(16)
  }
}
