import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { declare, openSettling, type SentEntry, type Settling, type TestRound } from './settle.fixture.ts'

let house: TestHouse
let settling: Settling
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  settling = openSettling(house)
  await house.synchroniseCatalogue()
  ;({ seat } = await settling.seated('45000'))
})
afterAll(() => house.close())

/** A message about a round: a version of its settlement, or a win that leaves it open. */
type Message = Partial<SentEntry> & { readonly version: number }

const FIRST: Message = { version: 1, win: '7' }
const VOID: Message = { version: 2, void: true }
const MORE: Message = { version: 3, win: '25' }
const LESS: Message = { version: 4, win: '3', valid: '2' }
const LOST: Message = { version: 5, win: '0' }

/** Every order of these messages in which each comes once. */
function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, place) => permutations(items.toSpliced(place, 1)).map((rest) => [item, ...rest]))
}

/** Every sequence of so many messages, duplicates and gaps included. */
function sequences<T>(items: readonly T[], length: number): T[][] {
  if (length === 0) return [[]]
  return sequences(items, length - 1).flatMap((rest) => items.map((item) => [...rest, item]))
}

const STAKE = '2'
const SENT_AT_ONCE = 40

/** What a round's member has more than before it, worked out from the highest version alone. */
function netOf(sequence: readonly Message[]): bigint {
  const { win = '0', void: isVoid } = sequence.toSorted((one, other) => one.version - other.version).at(-1) ?? {}
  return isVoid ? 0n : parseAmount(win) - parseAmount(STAKE)
}

/** Sends a message about each round, as its vendor repeats what was not reached. */
async function send(entries: readonly SentEntry[]): Promise<void> {
  for (let left = entries; left.length > 0; ) {
    const { refused } = (await settling.settle(...left)).body
    const again = new Set(
      refused.map((one: { round: string; status: string }) => (one.status === 'RETRY' ? one.round : one)),
    )
    left = left.filter(({ round }) => again.has(round))
    expect([...again].filter((round) => typeof round !== 'string')).toEqual([])
  }
}

/** Plays each sequence in a round of its own; what moved in the books must be what the highest version says. */
async function playAll(all: readonly (readonly Message[])[]): Promise<void> {
  const played: { sequence: readonly Message[]; round: TestRound }[] = []
  for (const sequence of all) played.push({ sequence, round: await settling.staked(seat, STAKE) })
  const longest = Math.max(...all.map(({ length }) => length))
  for (let place = 0; place < longest; place += 1) {
    const entries = played.flatMap(({ sequence, round }) => {
      const message = sequence[place]
      return message ? [declare(round, message)] : []
    })
    for (let start = 0; start < entries.length; start += SENT_AT_ONCE)
      await send(entries.slice(start, start + SENT_AT_ONCE))
  }
  const { rows } = await house.pool.query(
    `select round.vendor_round as name, round.version, round.stake::text, round.win::text, round.state::text,
            round.valid_stake::text as valid,
            coalesce(sum(case when credit = round.account then amount when debit = round.account then -amount end), 0)::text as net
       from wagers.round left join ledger.attempt on attempt.reference = round.id
      where round.vendor_round = any ($1) group by round.id`,
    [played.map(({ round }) => round.round)],
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  for (const { sequence, round } of played) {
    const last = sequence.toSorted((one, other) => one.version - other.version).at(-1)
    const said = sequence.map(({ version }) => version).join(' ')
    expect(found.get(round.round), said).toMatchObject({
      version: last?.version,
      net: String(netOf(sequence)),
      win: String(parseAmount(last?.win ?? '0')),
      stake: last?.void ? '0' : String(parseAmount(STAKE)),
      state: last?.void ? 'rolled_back' : expect.stringMatching(/^(re)?settled$/),
      valid: last?.valid ? String(parseAmount(last.valid)) : null,
    })
  }
}

test('the highest version stands in every order of up to four messages', async () => {
  await playAll([
    ...permutations([FIRST, VOID, MORE, LESS]),
    ...permutations([FIRST, VOID, LOST]),
    ...permutations([VOID, MORE]),
    ...sequences([FIRST, VOID, MORE], 3),
  ])
})

const ALL_ORDERS = { tags: ['slow'], timeout: 300_000 }

test('the highest version stands in every order of five messages with duplicates', ALL_ORDERS, async () => {
  const five = [FIRST, VOID, MORE, LESS, LOST]
  for (const length of [1, 2, 3, 4, 5]) await playAll(sequences(five, length))
})

test('a win that leaves the round open comes before, between or after settlements, and the total is the same', async () => {
  const rounds = await Promise.all(
    [0, 1, 2].map(async (at) => {
      const round = await settling.staked(seat, '10')
      for (const step of [0, 1, 2]) {
        if (step === at) await settling.call('win', round, { bet: round.bet, amount: '4' })
        if (step === 0) await settling.settled(declare(round, { version: 2, win: '9' }))
        if (step === 1) await settling.settled(declare(round, { version: 1, win: '1' }))
      }
      return settling.rowOf(round)
    }),
  )
  expect(rounds.map(({ win, version }) => [win, version])).toEqual([
    ['90000', 2],
    ['90000', 2],
    ['90000', 2],
  ])
})
