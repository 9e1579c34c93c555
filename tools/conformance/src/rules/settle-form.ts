import { writeMoney } from '../play/money.ts'
import { type Entry, entryOf, expectRefusedEntry, settle, settlementOf, stakedRound } from '../play/settle.ts'
import { bytes, movingNothing, type Table } from '../play/table.ts'
import { during, expectStatus } from '../play/verdict.ts'
import { padded } from './request.ts'
import type { Rule } from './rule.ts'

const LARGEST = 256 * 1024

/** Malformed parts of an entry: the whole call is refused. */
const MALFORMED: readonly Record<string, unknown>[] = [
  ...['1e3', '-0', '-1', 'NaN', '1.00001', '１', '', ' 1', 1].map((win) => ({ win })),
  ...[0, -1, 1.5, '1', null, 2 ** 31].map((version) => ({ version })),
  ...['', 'a b', 'x'.repeat(65), 1].map((round) => ({ round })),
  { void: 'true' },
  { valid: '-1' },
  { valid: 1 },
  { extra: 'x' },
  { member: undefined },
  { win: undefined },
]

/** Entries that are well-formed and make no sense: each is refused by itself. */
const senseless = (table: Table): readonly Partial<Entry>[] => [
  { win: writeMoney(table.stake), void: true },
  { valid: writeMoney(table.stake), void: true },
  { valid: writeMoney(table.stake + 1n) },
]

export const settleFormRules: readonly Rule[] = [
  {
    name: 'settle.malformed',
    says: 'a settlement with a malformed entry, or with none, is refused as a whole and moves nothing',
    check: async (table) => {
      const round = await stakedRound(table)
      const good = entryOf(table, round, { win: writeMoney(2n * table.stake) })
      await movingNothing(table, async () => {
        for (const entries of [[], ...MALFORMED.map((part) => [good, { ...good, ...part }])]) {
          await during(JSON.stringify(entries[1] ?? entries).slice(0, 80), async () =>
            expectStatus(await table.line.send('settle', bytes(settlementOf(table, entries))), 'INVALID_REQUEST'),
          )
        }
      })
    },
  },
  {
    name: 'settle.senseless',
    says: 'a void round that wins or counts, and more turnover than stake, are refused by their entries',
    check: async (table) => {
      const round = await stakedRound(table)
      await movingNothing(table, async () => {
        for (const part of senseless(table)) {
          await during(JSON.stringify(part), async () =>
            expectRefusedEntry(await settle(table, entryOf(table, round, part)), round.name, 'INVALID_REQUEST'),
          )
        }
      })
    },
  },
  {
    name: 'settle.currency',
    says: 'a round in another currency is refused with INVALID_CURRENCY and moves nothing',
    check: async (table) => {
      const round = await stakedRound(table)
      const currency = table.party.currency === 'USD' ? 'THB' : 'USD'
      const entries = [entryOf(table, round, { win: writeMoney(table.stake) })]
      await movingNothing(table, async () => {
        const answer = await table.line.send('settle', bytes({ ...settlementOf(table, entries), currency }))
        expectRefusedEntry(answer, round.name, 'INVALID_CURRENCY')
      })
    },
  },
  {
    name: 'settle.size',
    says: 'a body of 256 KiB is read, and one of more is refused and moves nothing',
    check: async (table) => {
      const round = await stakedRound(table)
      const content = settlementOf(table, [entryOf(table, round, { win: writeMoney(table.stake) })])
      await movingNothing(table, async () =>
        expectStatus(await table.line.send('settle', padded(content, LARGEST + 1)), 'INVALID_REQUEST'),
      )
      expectRefusedEntry(await table.line.send('settle', padded(content, LARGEST)), round.name, 'OK')
    },
  },
]
