import { amount, writeAmount } from '@sanuk/money/amount'
import { commitmentOf } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { verifyCockfight } from '@sanuk/verifier/cockfight/verify-cockfight'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifySeries } from '@sanuk/verifier/series/verify-series'
import { verifyShoe } from '@sanuk/verifier/verify-shoe'
import { describe, expect, test } from 'vitest'
import type { Turn } from '../protocol.ts'
import { TABLE_PLANS } from '../tables/table-plans.ts'
import { cockfightTable } from './cockfight-games.ts'
import { seriesTable } from './series-games.ts'
import type { Deal, OutcomeEntry, RecordedBet, RevisedCoup, TableGame } from './table-game.ts'

const SEED = { serverSeed: 'cd'.repeat(32), clientSeed: 'a public text', nonce: 1 }

const nameOf = ({ code, variant }: TableGame) => [code, variant ?? []].flat().join(', ')
const games = new Map(TABLE_PLANS.map(({ game }) => [nameOf(game), game]))
const corrected = [...games].flatMap(([name, game]) => (game.entry ? [{ name, game, entry: game.entry }] : []))

test('the result of every game can be corrected but where players decide', () => {
  const others = [...games].filter(([, { entry }]) => !entry).map(([name]) => name)
  expect(others.toSorted()).toEqual(['blackjack', 'seat-blackjack', 'three-card-poker'])
  expect(corrected.length).toBeGreaterThanOrEqual(18)
})

const dealsOf = (game: TableGame): Deal[] => {
  const { deal } = game.series(SEED)
  const deals: Deal[] = []
  for (let next = deal(1); next; next = deal(deals.length + 1)) deals.push(next)
  return deals
}

/** What of a coup an operator would enter. */
const enteredOf = ({ fields }: OutcomeEntry, turns: readonly Turn[]) =>
  turns.filter(({ place }) => fields.some((field) => field.place === place))

const betsOf = (game: TableGame, { settle }: Pick<Deal, 'settle'>): RecordedBet[] =>
  settle(
    game.spots.map(({ code }) => ({ spot: code, stake: 10_000n })),
    [],
  ).bets.map(({ spot, stake, win }) => ({
    round: 'r1',
    number: 1,
    spot,
    stake: writeAmount(amount(stake)),
    win: writeAmount(amount(win)),
  }))

function verdictOf(game: TableGame, deals: readonly Deal[], { bets, revised }: Told) {
  const commitment = commitmentOf(SEED.serverSeed).toString('hex')
  const told = { ...SEED, id: 'a series', commitment, dealt: game.series(SEED), bets, revised }
  const record = readSavedRecord(JSON.stringify(game.record(told, deals)))
  if (record?.format === 'sanuk-series-1') return verifySeries(record)
  if (record?.format === 'sanuk-cockfight-1') return verifyCockfight(record)
  if (record?.format === 'sanuk-shoe-1' || record?.format === 'sanuk-dragon-tiger-1') return verifyShoe(record)
  throw new Error('the record cannot be read')
}
type Told = { readonly bets: readonly RecordedBet[]; readonly revised: readonly RevisedCoup[] }

describe.each(corrected)('$name', ({ game, entry }) => {
  // At a totalisator all stakes are on the table: without any nobody could be paid.
  const stakes = { meron: 600_000n, wala: 400_000n }
  const deals = dealsOf(game).map((deal) => deal.closedWith?.(stakes) ?? deal)
  const [first] = deals
  if (!first) throw new Error('the series has no coup')
  const wins = (deal: Pick<Deal, 'settle'>) => JSON.stringify(betsOf(game, deal).map(({ win }) => win))
  const other = deals.find((deal) => wins(deal) !== wins(first) && deal.turns.at(-1)?.face !== first.turns.at(-1)?.face)
  if (!other) throw new Error('all coups pay alike')
  const judged = entry.judge(enteredOf(entry, other.turns), first)

  test('takes the outcomes of coups that are dealt, and shows, pays and records it so', () => {
    for (const deal of deals.slice(0, 30)) {
      const { turns, result, recorded } = entry.judge(enteredOf(entry, deal.turns), deal) ?? expect.fail('none')
      expect({ turns, result, recorded }).toEqual({
        turns: deal.turns,
        result: deal.result,
        recorded: deal.recorded,
      })
      expect(entry.judge(deal.turns, deal)?.recorded).toEqual(deal.recorded)
    }
  })

  test('is settled by another outcome once that is entered, and the record of the series verifies with it', () => {
    if (!judged) throw new Error('the outcome is not taken')
    expect(wins(judged)).not.toBe(wins(first))
    const bets = betsOf(game, judged)
    const revised = [{ number: 1, outcome: judged.recorded }]
    const verdict = verdictOf(game, deals, { bets, revised })
    expect(verdict).not.toBe('untold')
    expect(Object.values(verdict).filter((difference) => difference !== null)).toEqual([])
    expect(verdictOf(game, deals, { bets, revised: [] })).not.toMatchObject({ money: null })
  })

  test('takes no outcome in part, of other places, or of faces that there are not', () => {
    const [turn, ...rest] = enteredOf(entry, other.turns)
    if (!turn) throw new Error('nothing is shown')
    const wrong = [
      [],
      rest,
      [turn, turn, ...rest],
      [...rest, { ...turn, face: 'none' }],
      [...rest, { ...turn, place: 'p' }],
    ]
    for (const turns of wrong) expect(entry.judge(turns, first), JSON.stringify(turns)).toBeNull()
  })
})

const turnsFrom = (text: string): Turn[] =>
  text.split(', ').map((turn) => {
    const [place = '', face = ''] = turn.split(' ')
    return { place, face }
  })

const round = (cards: string, hands = 4) =>
  cards
    .split(' ')
    .map((card, at) => `${at % (hands + 1) === hands ? 'bank' : `hand-${(at % (hands + 1)) + 1}`} ${card}`)
    .join(', ')

test.each([
  ['ramwong-wheel', 'segment 0', true],
  ['ramwong-wheel', 'segment 0, multiplier 2', false],
  ['ramwong-wheel', 'segment 14, multiplier 3, next 0', true],
  ['ramwong-wheel', 'segment 14', false],
  ['ramwong-wheel', 'segment 14, multiplier 3', false],
  ['ramwong-wheel', 'segment 14, multiplier 3, next 40', false],
  ['gem-wheel', 'segment 5, multiplier 12', true],
  ['gem-wheel', 'segment 5, multiplier 7', false],
  ['gem-wheel', 'segment 0', true],
  ['red-envelopes', 'segment 0, multiplier 2', true],
  ['red-envelopes', 'segment 0, multiplier 40', false],
  ['andar-bahar', 'joker 7c, andar 2c, bahar 7d', true],
  ['andar-bahar', 'joker 7c, andar 2c, bahar 2d', false],
  ['andar-bahar', 'joker 7c, andar 7d, bahar 2d', false],
  ['andar-bahar', 'joker 7c, andar 2c, andar 7d', false],
  ['andar-bahar', 'joker 7c, andar 7c', false],
  // The bank has a Pok: nobody takes a card.
  ['pok-deng', round('2c 3c 4c 5c 9c 2d 3d 4d 5d Kd'), true],
  ['pok-deng', `${round('2c 3c 4c 5c 9c 2d 3d 4d 5d Kd')}, hand-1 Ks`, false],
  // Four points and fewer take a card, five do not.
  ['pok-deng', `${round('2c 3c 4c 5c 6c 2d 2h 4d 5d Kd')}, hand-1 Ks, hand-4 9s`, true],
  ['pok-deng', `${round('2c 3c 4c 5c 6c 2d 2h 4d 5d Kd')}, hand-1 Ks`, false],
  ['pok-deng', `${round('2c 3c 4c 5c 6c 2d 2h 4d 5d Kd')}, hand-1 2c, hand-4 9s`, false],
  ['bull-bull', round('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 7d 8d 9d', 3), true],
  ['bull-bull', round('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 2d 3d 4d 5d 6d 7d 8d 2c', 3), false],
] as const)('%s: %s can come: %s', (code, text, isTaken) => {
  const { entry, series } = seriesTable(code)
  const drawn = series(SEED).deal(1)
  expect(drawn && entry?.judge(turnsFrom(text), drawn) !== null).toBe(isTaken)
})

test('a fight keeps its card, odds, pools and clashes, and a fight that its pools cancel stays cancelled', () => {
  const { entry, series } = cockfightTable('totalisator')
  const fight = series(SEED).deal(7)?.closedWith?.({ meron: 600_000n, wala: 400_000n })
  if (!fight || !entry) throw new Error('there is no fight')
  const other = fight.turns.at(-1)?.face === 'ftd' ? 'meron' : 'ftd'
  const judged = entry.judge([{ place: 'end', face: other }], fight)
  expect(judged?.turns).toEqual([...fight.turns.slice(0, -1), { place: 'end', face: other }])
  expect(judged?.recorded).toEqual({ ...fight.recorded, result: other })
  expect(judged?.result.pools).toEqual(fight.result.pools)
  const cancelled = fight.closedWith?.({ meron: 600_000n, wala: 0n })
  expect(cancelled && entry.judge([{ place: 'end', face: other }], cancelled)).toMatchObject({
    turns: [],
    result: { faces: ['cancelled', expect.anything(), expect.anything()] },
  })
})
