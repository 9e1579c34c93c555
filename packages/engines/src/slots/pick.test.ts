import { describe, expect, test } from 'vitest'
import { fraction, product, quotient, sum } from '../exact/fraction.ts'
import { drawFrom } from '../random/draw.ts'
import { seededBytes } from '../random/seeded-bytes.fixture.ts'
import { coveredPlaces, deal, open, openInOrder, type Pick, type Piece, piecesOf } from './pick.ts'
import { pickSeries } from './pick-series.ts'

const prize = (coins: number): Piece => ({ kind: 'prize', coins })
const end: Piece = { kind: 'end' }
const twice: Piece = { kind: 'factor', factor: 2 }

const board = (of: Partial<Pick>): Pick => ({ times: { 3: 1 }, prizes: [], factors: [], ends: 1, ...of })

const SMALL = board({
  prizes: [
    { coins: 10, places: 2 },
    { coins: 50, places: 1 },
  ],
  factors: [{ factor: 2, places: 1 }],
  ends: 2,
})

/** Every order of some things, as often as it comes up among equally likely ones. */
function orders<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length === 0) return [[]]
  return things.flatMap((first, at) => orders(things.toSpliced(at, 1)).map((rest) => [first, ...rest]))
}

/** A rule by which a player picks from what he has seen. */
type Rule = (opened: ReadonlyMap<number, Piece>, covered: readonly number[]) => number

const first: Rule = (_, covered) => covered[0] ?? -1
const last: Rule = (_, covered) => covered.at(-1) ?? -1
const beside: Rule = (opened, covered) => {
  const good = [...opened].find(([, piece]) => piece.kind === 'prize' && piece.coins === 50)?.[0] ?? 2
  return covered.toSorted((a, b) => Math.abs(a - good) - Math.abs(b - good))[0] ?? -1
}

function played(dealt: readonly Piece[], times: number, rule: Rule) {
  const picks: number[] = []
  for (;;) {
    const now = open(dealt, times, picks)
    if (now.dealt) return now
    picks.push(rule(new Map(now.opened.map(({ place, piece }) => [place, piece])), coveredPlaces(now)))
  }
}

describe('pick board', () => {
  const dealt = [prize(10), end, twice, prize(50), prize(10), end]

  test('ends on an end piece, keeps the prizes found and only then reveals the covered pieces', () => {
    expect(open(dealt, 3, [])).toEqual({ places: 6, times: 3, opened: [], worth: 0, dealt: null })
    expect(open(dealt, 3, [3, 2])).toMatchObject({ worth: 300, dealt: null })
    expect(coveredPlaces(open(dealt, 3, [3, 2]))).toEqual([0, 1, 4, 5])
    expect(open(dealt, 3, [3, 2, 5])).toMatchObject({ worth: 300, dealt })
    expect(coveredPlaces(open(dealt, 3, [3, 2, 5]))).toEqual([])
  })

  test('ends when only end pieces remain covered', () => {
    expect(open(dealt, 1, [0, 2, 3])).toMatchObject({ worth: 120, dealt: null })
    expect(open(dealt, 1, [0, 2, 3, 4])).toMatchObject({ worth: 140, dealt })
  })

  test('opens its places in order when the player picks none', () => {
    expect(openInOrder(dealt, 1).opened.map(({ place }) => place)).toEqual([0, 1])
    expect(openInOrder([prize(10), twice, end], 1)).toMatchObject({ worth: 20, opened: [{ place: 0 }, { place: 1 }] })
  })

  test.each([[[6]], [[-1]], [[0.5]], [['0']], [[null]], [[3, 3]], [[1, 0]]])('rejects the picks %j', (picks) => {
    expect(() => open(dealt, 1, picks)).toThrow(RangeError)
  })

  test('is dealt all its pieces, with end pieces equally likely at each place', () => {
    const draw = drawFrom(seededBytes(3))
    const [rounds, ends] = [6_000, Array<number>(6).fill(0)]
    for (let round = 0; round < rounds; round += 1) {
      const pieces = deal(SMALL, draw)
      expect(pieces.toSorted(byText)).toEqual(piecesOf(SMALL).toSorted(byText))
      pieces.forEach(({ kind }, place) => {
        if (kind === 'end') ends[place] = (ends[place] ?? 0) + 1
      })
    }
    // Two of six pieces end it: a third of the rounds, within four standard errors.
    for (const seen of ends) expect(Math.abs(seen / rounds - 1 / 3)).toBeLessThan(4 * Math.sqrt(2 / 9 / rounds))
  })

  test('is dealt in a different order by each sequence of draws', () => {
    const three = board({ prizes: [1, 2].map((coins) => ({ coins, places: 1 })) })
    const told = [0, 1, 2].flatMap((a) =>
      [0, 1].map((b) => {
        const drawn = [a, b]
        return JSON.stringify(deal(three, () => drawn.shift() ?? 0))
      }),
    )
    expect(new Set(told).size).toBe(6)
  })
})

const byText = (a: Piece, b: Piece): number => JSON.stringify(a).localeCompare(JSON.stringify(b))

describe('pick board value', () => {
  test('of one end and two prizes matches a computation by hand', () => {
    const two = board({ prizes: [10, 20].map((coins) => ({ coins, places: 1 })) })
    // Of six orders two begin with the end, one has 10 and one 20 before it, and in two both are found.
    expect(pickSeries(two, 1)).toEqual({
      spins: fraction(2n * 1n + 2n * 2n + 2n * 2n, 6n),
      win: fraction(10n + 20n + 2n * 30n, 6n),
      square: fraction(100n + 400n + 2n * 900n, 6n),
      largest: 30n,
      largestChance: fraction(1n, 3n),
    })
  })

  test.each<[string, Rule]>([
    ['from the first place', first],
    ['from the last place', last],
    ['nearest to the best prize', beside],
  ])('is the mean over all orders of its pieces, picked %s', (_, rule) => {
    const ways = orders(piecesOf(SMALL))
    const boards = ways.map((dealt) => played(dealt, 3, rule))
    const all = BigInt(ways.length)
    const mean = (of: (worth: bigint) => bigint) =>
      fraction(
        boards.reduce((total, { worth }) => total + of(BigInt(worth)), 0n),
        all,
      )
    const most = 3 * 2 * 70
    expect(pickSeries(SMALL, 3)).toEqual({
      spins: fraction(BigInt(boards.reduce((total, { opened }) => total + opened.length, 0)), all),
      win: mean((worth) => worth),
      square: mean((worth) => worth * worth),
      largest: BigInt(most),
      largestChance: fraction(BigInt(boards.filter(({ worth }) => worth === most).length), all),
    })
  })

  test('is the same for the best and the worst picking strategy', () => {
    const ways = orders(piecesOf(SMALL))
    const { win } = pickSeries(SMALL, 1)
    expect(bestOf(ways, [], Math.max)).toBe(Number(win.over * BigInt(ways.length)) / Number(win.under))
    expect(bestOf(ways, [], Math.min)).toBe(bestOf(ways, [], Math.max))
  })

  test('matches a computation from the order of prizes, factors and ends', () => {
    const pick = board({
      prizes: [
        { coins: 40, places: 5 },
        { coins: 500, places: 2 },
      ],
      factors: [{ factor: 3, places: 1 }],
      ends: 2,
    })
    const coins = fraction(5n * 40n + 2n * 500n)
    // A prize is the first of itself and two ends once in three; of four pieces a prize and the factor are first once in six.
    const [alone, both] = [fraction(1n, 3n), fraction(1n, 6n)]
    const { win, spins } = pickSeries(pick, 5)
    expect(win).toEqual(product(fraction(5n), product(coins, sum([alone, product(fraction(2n), both)]))))
    // Each of eight others comes before the ends once in three; an end is opened unless both come last.
    expect(spins).toEqual(sum([fraction(8n, 3n), fraction(1n), quotient(fraction(-1n), fraction(45n))]))
  })

  test('pickSeries rejects a board without ends or with nothing but ends', () => {
    expect(() => pickSeries(board({ prizes: [{ coins: 1, places: 1 }], ends: 0 }), 1)).toThrow(RangeError)
    expect(() => pickSeries(board({}), 1)).toThrow(RangeError)
  })
})

/** What is won over all these orders together by who opens the place that is best, or worst, for what may lie there. */
function bestOf(
  ways: readonly (readonly Piece[])[],
  picks: readonly number[],
  choose: (...sums: number[]) => number,
): number {
  const [dealt] = ways
  if (!dealt) return 0
  const now = open(dealt, 1, picks)
  if (now.dealt) return ways.reduce((total, one) => total + open(one, 1, picks).worth, 0)
  return choose(
    ...coveredPlaces(now).map((place) => {
      const seen = Map.groupBy(ways, (one) => JSON.stringify(one[place]))
      return [...seen.values()].reduce((total, same) => total + bestOf(same, [...picks, place], choose), 0)
    }),
  )
}
