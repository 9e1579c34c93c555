import { expect, test } from 'vitest'
import { combinations } from '../../exact/combinations.ts'
import { fraction, product } from '../../exact/fraction.ts'
import { PLAYS, type Play, type Selection } from '../bets.ts'
import { yearAnimalOf } from '../lunar-year.ts'
import { SETTLED } from '../settle.ts'
import { drawnBy, drawSelection } from './drawn-selections.fixture.ts'
import { animalOf, sizeOf, unitsOf } from './plain-rules.fixture.ts'

/**
 * All draws, in classes between which a selection cannot tell: a draw of each class and how many there are. Over all of
 * them, each tier must be won as often as its chance says, and stakes must be refunded as often as it says.
 */
type Class = { readonly balls: readonly number[]; readonly ways: bigint }
type ClassesOf = (selection: Selection) => readonly Class[]

const DAY = '2026-06-01'
const YEAR = yearAnimalOf(DAY)
const BALLS = Array.from({ length: 49 }, (_, n) => n + 1)

/** Every place holds every ball once: for plays that look at places one by one. */
const rotations: ClassesOf = () =>
  BALLS.map((ball) => ({ balls: Array.from({ length: 7 }, (_, place) => ((ball + 7 * place) % 49) + 1), ways: 1n }))

/** By how many of the numbers picked are regular, and whether the special ball is. */
const numberClasses: ClassesOf = ({ rows: [picked = []] = [] }) => {
  const others = BALLS.filter((ball) => !picked.includes(ball))
  return Array.from({ length: 7 }, (_, regular) => regular).flatMap((regular) => {
    const six = [...picked.slice(0, regular), ...others.slice(0, 6 - regular)]
    const ways = combinations(picked.length, regular) * combinations(others.length, 6 - regular)
    return [picked.slice(regular), others.slice(6 - regular)].flatMap(([...left]) =>
      left[0] === undefined || ways === 0n ? [] : [{ balls: [...six, left[0]], ways: ways * BigInt(left.length) }],
    )
  })
}

/** By which classes (animals, tails) the seven balls have: of each class one ball, then more of them. */
function presenceClasses(classOf: (ball: number) => number, count: number): Class[] {
  const members = Array.from({ length: count }, (_, one) => BALLS.filter((ball) => classOf(ball) === one))
  return Array.from({ length: 2 ** count }, (_, bits) => bits).flatMap((bits) => {
    const sets = members.filter((_, one) => bits & (1 << one))
    const ways = waysOf(sets.map(({ length }) => length))
    const [firsts, rest] = [sets.map(([first = 0]) => first), sets.flatMap(([, ...more]) => more)]
    return ways === 0n ? [] : [{ balls: [...firsts, ...rest].slice(0, 7), ways }]
  })
}

/** In how many ways seven balls can be taken with one or more of each set: the sets multiplied out as polynomials. */
function waysOf(sizes: readonly number[]): bigint {
  let ways = [1n]
  for (const size of sizes) {
    ways = Array.from({ length: 8 }, (_, total) => {
      let sum = 0n
      for (let taken = 1; taken <= Math.min(size, total); taken += 1) {
        sum += (ways[total - taken] ?? 0n) * combinations(size, taken)
      }
      return sum
    })
  }
  return ways[7] ?? 0n
}

/** By their sum: how many sevens have it, and one of them. */
function sumClasses(): Class[] {
  const bySize: Map<number, Class>[] = Array.from({ length: 8 }, () => new Map())
  bySize[0]?.set(0, { balls: [], ways: 1n })
  for (const ball of BALLS) {
    for (let size = 6; size >= 0; size -= 1) {
      for (const [sum, { balls, ways }] of bySize[size] ?? []) {
        const known = bySize[size + 1]?.get(sum + ball)
        bySize[size + 1]?.set(sum + ball, { balls: known?.balls ?? [...balls, ball], ways: (known?.ways ?? 0n) + ways })
      }
    }
  }
  return [...(bySize[7]?.values() ?? [])]
}

const animalClasses = presenceClasses((ball) => animalOf(ball, YEAR), 12)
const tailClasses = presenceClasses((ball) => ball % 10, 10)
const sums = sumClasses()

function classesOf(code: string): ClassesOf {
  if (/^(special|place)-/.test(code)) return rotations
  if (code.startsWith('animal')) return () => animalClasses
  if (code.startsWith('tails-')) return () => tailClasses
  return code === 'total' ? () => sums : numberClasses
}

/** Units that can win each tier. Where all can, this is not asked. */
function unitsInTier(play: Play, tier: number, selection: Selection): number {
  const units = unitsOf(play.code, selection)
  const having = (test: (pick: number) => boolean) => units.filter(({ picks }) => picks.some(test)).length
  const split = (first: number) => (tier === 0 ? first : units.length - first)
  if (play.code.endsWith('-sides')) return split(having((pick) => pick < 8))
  if (play.code === 'special-animal' || play.code.startsWith('animals-'))
    return split(units.length - having((pick) => pick === YEAR))
  if (play.code.startsWith('tails-')) return split(units.length - having((pick) => pick === 0))
  if (play.code === 'special-head' || play.code === 'special-tail') return split(having((pick) => pick === 0))
  if (play.code === 'special-animal-group') return Number(units[0]?.picks.length === tier + 2)
  if (/colour$|half-wave$|^total$|^animal-count$/.test(play.code)) return having((pick) => pick === tier)
  return units.length
}

const settled = new Map<Class, ReturnType<typeof SETTLED.LHC>>()

/** A class's draw is read once for all selections. */
function settledOf(drawn: Class) {
  const known =
    settled.get(drawn) ??
    SETTLED.LHC(
      drawn.balls.map((ball) => String(ball).padStart(2, '0')),
      DAY,
    )
  settled.set(drawn, known)
  return known
}

/** Over all draws: how many there are, how often each tier is won, how often a unit is refunded. */
function tally(play: Play, selection: Selection) {
  let [all, refunded] = [0n, 0n]
  const won = play.tiers.map(() => 0n)
  for (const drawn of classesOf(play.code)(selection)) {
    const hits = settledOf(drawn).get(play.code)?.(selection)
    all += drawn.ways
    refunded += BigInt(hits?.refunded ?? 0) * drawn.ways
    for (const [tier, units] of hits?.won.entries() ?? []) won[tier] = (won[tier] ?? 0n) + BigInt(units) * drawn.ways
  }
  return { all, won, refunded }
}

const NEVER = fraction(0n)

test.each([...PLAYS.LHC.values()].map((play) => [play.code, play] as const))(
  '%s: over all draws, each tier is won as often as its chance says',
  (code, play) => {
    const draw = drawnBy(code.length + 40)
    for (let n = 0; n < 6; n += 1) {
      const selection = drawSelection(play, sizeOf(code) > 5 ? 4 : 6, draw)
      const { all, won, refunded } = tally(play, selection)
      const expected = play.tiers.map(({ chance }, tier) =>
        product(chance, fraction(BigInt(unitsInTier(play, tier, selection)) * all)),
      )
      const refunds = play.tiers.map(({ refund = NEVER }) =>
        product(refund, fraction(BigInt(play.units(selection)) * all)),
      )
      expect({ selection, won: won.map((units) => fraction(units)) }).toEqual({ selection, won: expected })
      expect(refunds).toEqual(play.tiers.map(() => fraction(refunded)))
    }
  },
)

test('the classes hold every draw', () => {
  const all = (classes: readonly Class[]) => classes.reduce((sum, { ways }) => sum + ways, 0n)
  // 85 900 584 sevens of 49; six in any order and one more: 601 304 088.
  expect([all(animalClasses), all(tailClasses), all(sums)]).toEqual([85_900_584n, 85_900_584n, 85_900_584n])
  expect(all(numberClasses({ rows: [[3, 9, 27, 40]] }))).toBe(601_304_088n)
})
