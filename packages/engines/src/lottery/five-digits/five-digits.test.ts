import { describe, expect, test } from 'vitest'
import { fraction, product, sum, toDecimal } from '../../exact/fraction.ts'
import { drawFrom } from '../../random/draw.ts'
import { seededBytes } from '../../random/seeded-bytes.fixture.ts'
import { type FamilyCode, faultOf, PLAYS, type Play, type Selection } from '../bets.ts'
import { numbersOf } from '../selection.ts'
import { SETTLED } from '../settle.ts'
import { placesOf, unitsByHand } from './brute-force.fixture.ts'
import { drawDigits, drawRows, drawTickets } from './drawn-selections.fixture.ts'
import { digitSettling } from './hits.ts'
import { FIVE_DIGIT_PLAYS } from './plays.ts'

const LENGTHS = { SSC: 5, LF: 3, P5: 5 } as const
const FAMILIES = ['SSC', 'LF', 'P5'] as const

const playsOf = (family: FamilyCode): Play[] => [...PLAYS[family].values()]

function hitsIn(family: FamilyCode, code: string, digits: readonly number[]) {
  const hits = SETTLED[family](digits.map(String)).get(code)
  if (!hits) throw new Error(`${family} has no ${code}`)
  return hits
}

/** Selections of a play from its rows and, where it has them, from typed tickets. */
function selectionsOf(play: Play, times: number): Selection[] {
  const draw = drawFrom(seededBytes(play.code.length + play.space))
  return Array.from({ length: times }).flatMap(() => [
    ...(play.form.rows.length > 0 ? [drawRows(play, draw)] : []),
    ...(play.form.written ? [drawTickets(play, draw)] : []),
  ])
}

describe.each(FAMILIES)('%s', (family) => {
  const length = LENGTHS[family]

  test.each(playsOf(family))('$code: counts and settles each unit that was written out by hand', (play) => {
    const draw = drawFrom(seededBytes(play.space))
    for (const selection of selectionsOf(play, 3)) {
      expect(faultOf(play.form, selection)).toBeNull()
      const units = unitsByHand(play.code, selection, length)
      expect(play.units(selection)).toBe(units.length)
      for (let n = 0; n < 24; n += 1) {
        const digits = drawDigits(length, draw)
        const winners = units.filter(({ wins }) => wins(digits))
        const won = play.tiers.map(({ code }) => winners.filter(({ tier }) => tier === code).length)
        const refunded = units.filter(({ goesBack }) => goesBack?.(digits)).length
        expect({ digits, ...hitsIn(family, play.code, digits)(selection) }).toEqual({ digits, won, refunded })
      }
    }
  })
})

/** What all outcomes pay for fair prizes, in stakes of a unit, with stakes that go back. */
function paidBy(play: Play, selection: Selection, draws: Iterable<readonly number[]>) {
  const bet = FIVE_DIGIT_PLAYS.find(({ code }) => code === play.code)?.bet
  if (!bet) throw new Error(`no bet ${play.code}`)
  const won = play.tiers.map(() => 0)
  let refunded = 0
  let outcomes = 0
  for (const digits of draws) {
    const hits = digitSettling.hits(bet, selection, digits)
    for (const [tier, units] of hits.won.entries()) won[tier] = (won[tier] ?? 0) + units
    refunded += hits.refunded
    outcomes += 1
  }
  const prizes = play.tiers.map(({ chance }, tier) =>
    product(fraction(chance.under, chance.over), fraction(BigInt(won[tier] ?? 0))),
  )
  return { paid: toDecimal(sum([fraction(BigInt(refunded)), ...prizes]), 6), outcomes }
}

/** All draws of five digits at these places, with other digits that change from draw to draw. */
function* drawsAt(places: readonly number[]): Generator<number[]> {
  for (let n = 0; n < 10 ** places.length; n += 1) {
    const digits = [n % 7, n % 3, n % 9, n % 8, n % 10]
    let left = n
    for (const place of places) {
      digits[place] = left % 10
      left = Math.floor(left / 10)
    }
    yield digits
  }
}

/** Places that a selection looks at. */
function placesSeen(play: Play, { places, rows = [] }: Selection): readonly number[] {
  if (places) return places
  const { places: all, rest } = placesOf(play.code, 5)
  return rest === 'straight' && play.code.startsWith('any-') ? all.filter((place) => rows[place]?.length) : all
}

describe('fair prizes return exactly what was staked over all outcomes', () => {
  const few = playsOf('SSC').filter((play) =>
    selectionsOf(play, 1).every((selection) => placesSeen(play, selection).length <= 4),
  )
  const many = playsOf('SSC').filter((play) => !few.includes(play))

  const expectFair = (play: Play, times: number) => {
    for (const selection of selectionsOf(play, times)) {
      const { paid, outcomes } = paidBy(play, selection, drawsAt(placesSeen(play, selection)))
      expect({ selection, paid }).toEqual({ selection, paid: `${play.units(selection) * outcomes}.000000` })
    }
  }

  test.each(few)('$code', (play) => expectFair(play, 1))
  test.each(many)('$code, of five places', { tags: ['slow'] }, (play) => expectFair(play, 1))
})

test('the space of a play is all units that there are', () => {
  for (const family of FAMILIES) {
    for (const play of playsOf(family)) {
      const everything: Selection = {
        rows: play.form.rows.map(({ symbols }) => numbersOf(symbols)),
        ...(play.form.places && {
          places: numbersOf({ kind: 'numbers', from: 0, to: play.form.places.of - 1, width: 1 }),
        }),
      }
      const isWhole =
        play.form.rows.length > 0 && play.form.rows.every(({ symbols, most }) => most === numbersOf(symbols).length)
      if (isWhole)
        expect({ code: play.code, units: play.units(everything) }).toEqual({ code: play.code, units: play.space })
    }
  }
})
