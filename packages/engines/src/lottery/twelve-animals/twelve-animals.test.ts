import { expect, test } from 'vitest'
import { fraction } from '../../exact/fraction.ts'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { PLAYS } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { SETTLED } from '../settle.ts'

const RESULTS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/** Every selection of so many words, by bits. */
const selections = (words: number): number[][] =>
  Array.from({ length: 2 ** words }, (_, bits) =>
    Array.from({ length: words }, (_word, word) => word).filter((word) => bits & (1 << word)),
  )

const hitsOf = (code: string, picked: number[], result: string) =>
  SETTLED.ZODIAC([result]).get(code)?.({ rows: [picked] })

/** Unit tickets written out, and whether one wins when this animal (1 to 12) is drawn. */
const PLAIN: Record<string, { words: number; size: number; wins: (picks: number[], animal: number) => boolean }> = {
  animal: { words: 12, size: 1, wins: ([pick = 0], animal) => pick + 1 === animal },
  pair: { words: 12, size: 2, wins: (picks, animal) => picks.some((pick) => pick + 1 === animal) },
  six: { words: 2, size: 1, wins: ([half], animal) => (half === 0 ? animal <= 6 : animal > 6) },
  parity: { words: 2, size: 1, wins: ([half], animal) => (half === 0 ? animal % 2 === 1 : animal % 2 === 0) },
}

function unitTickets(picked: number[], size: number): number[][] {
  if (size === 1) return picked.map((pick) => [pick])
  return picked.flatMap((one, at) => picked.slice(at + 1).map((other) => [one, other]))
}

test.each([...PLAYS.ZODIAC.values()].map((play) => [play.code, play] as const))(
  '%s: every selection is counted and settled like its unit tickets, and its chance is exact',
  (code, play) => {
    const plain = PLAIN[code]
    const settled = RESULTS.map((result) => SETTLED.ZODIAC([result]))
    if (!plain) throw new Error(`no plain rules of ${code}`)
    for (const picked of selections(plain.words).filter(({ length }) => length >= plain.size)) {
      const units = unitTickets(picked, plain.size)
      expect(play.units({ rows: [picked] })).toBe(units.length)
      const won = RESULTS.map((_result, n) => units.filter((unit) => plain.wins(unit, n + 1)).length)
      const hits = settled.map((of) => of.get(code)?.({ rows: [picked] }))
      expect({ picked, hits: hits.map((one) => one?.won).join(' ') }).toEqual({ picked, hits: won.join(' ') })
      expect(hits.some((one) => one?.refunded !== 0)).toBe(false)
      const all = won.reduce((sum, count) => sum + count, 0)
      const chance = play.tiers[0]?.chance
      expect(fraction(BigInt(all), BigInt(units.length) * 12n)).toEqual(chance)
    }
    expect(play.space).toBe(
      unitTickets(
        Array.from({ length: plain.words }, (_, word) => word),
        plain.size,
      ).length,
    )
  },
)

test('odds give back 95 of 100 of what is staked', () => {
  const odds = [...PLAYS.ZODIAC.values()].map(({ code, tiers }) => [code, tiers[0]?.odds])
  expect(odds).toEqual([
    ['animal', fraction(114n, 10n)],
    ['pair', fraction(57n, 10n)],
    ['six', fraction(19n, 10n)],
    ['parity', fraction(19n, 10n)],
  ])
})

test('the rat is first and odd, the pig last and even', () => {
  expect([hitsOf('animal', [0], '01'), hitsOf('six', [0], '01'), hitsOf('parity', [0], '01')]).toEqual(
    new Array(3).fill({ won: [1], refunded: 0 }),
  )
  expect([hitsOf('animal', [11], '12'), hitsOf('six', [1], '12'), hitsOf('parity', [1], '12')]).toEqual(
    new Array(3).fill({ won: [1], refunded: 0 }),
  )
})

test('draws are one of twelve animals, and each is drawn', () => {
  const draw = drawFrom(seededBytes(12))
  const seen = new Set<string>()
  for (let n = 0; n < 500; n += 1) {
    const result = DRAWN.ZODIAC.draw(draw)
    expect(DRAWN.ZODIAC.isResult(result)).toBe(true)
    seen.add(result.join())
  }
  expect([...seen].sort()).toEqual(RESULTS)
  for (const result of [['00'], ['13'], ['1'], [], ['01', '02']]) expect(DRAWN.ZODIAC.isResult(result)).toBe(false)
})
