import { combinations } from '../../exact/combinations.ts'
import { type Fraction, fraction, fromDecimal, minus, product, quotient } from '../../exact/fraction.ts'
import type { Tier } from '../play.ts'
import { BALL_CLASSES, type BallClass, LAST_BALL } from './ball-classes.ts'
import { ANIMAL_COUNTS, GROUP_SIZES, type LinkWins, SIZE_WORDS, type SixBallBet, TOTALS } from './bet.ts'

/** What is paid back of stakes that are not refunded, by which odds begin. */
const RETURNS = {
  numbers: '0.96',
  sides: '0.99',
  colours: '0.97',
  'half-waves': '0.97',
  heads: '0.96',
  tails: '0.96',
  animals: '0.96',
  regular: '0.98',
  none: '0.95',
  present: '0.95',
  'animal-group': '0.96',
  'animal-count': '0.95',
  total: '0.99',
} as const

/** A tier with odds by which `part` of the stakes that are not refunded comes back. */
function fixedTier(
  code: string,
  { chance, refund, part }: { chance: Fraction; refund?: Fraction; part: string },
): Tier {
  const staked = refund ? minus(fraction(1n), refund) : fraction(1n)
  const odds = quotient(product(staked, fromDecimal(part)), chance)
  return refund ? { code, chance, refund, odds } : { code, chance, odds }
}

const ofBalls = (count: number): Fraction => fraction(BigInt(count), BigInt(LAST_BALL))
const LAST = ofBalls(1)

function ballTiers(classes: BallClass): Tier[] {
  const { tiers, refundsLast } = BALL_CLASSES[classes]
  const part = RETURNS[classes]
  return tiers.map(({ code, balls }) => {
    const chance = ofBalls(balls)
    return fixedTier(code, refundsLast ? { chance, refund: LAST, part } : { chance, part })
  })
}

/** Without 49 every animal has four balls, the one of the year too. */
const groupTiers = (): Tier[] =>
  Array.from({ length: GROUP_SIZES.most - GROUP_SIZES.least + 1 }, (_, n) => {
    const size = GROUP_SIZES.least + n
    const chance = ofBalls(4 * size)
    return fixedTier(SIZE_WORDS[size - 1] ?? '', { chance, refund: LAST, part: RETURNS['animal-group'] })
  })

/** In how many ways seven balls of 49 can be drawn, their order apart. */
const SEVENS = combinations(LAST_BALL, 7)

/**
 * How likely the seven balls have one or more of each of `size` classes: one of `first` balls, the others of `others`.
 * Counted by inclusion and exclusion: draws without these or those classes are taken away or added in turn.
 */
function presentChance(size: number, { first, others }: { first: number; others: number }): Fraction {
  let ways = 0n
  for (let without = 0; without < size; without += 1) {
    const choices = combinations(size - 1, without) * (without % 2 === 0 ? 1n : -1n)
    const left = LAST_BALL - without * others
    ways += choices * (combinations(left, 7) - combinations(left - first, 7))
  }
  return fraction(ways, SEVENS)
}

/** Of animals the one of the year has five balls; of tails 0 has four, because there is no ball 0. */
function presentTiers(classes: 'animals' | 'tails', size: number): Tier[] {
  const [others, first] = classes === 'animals' ? [4, 5] : [5, 4]
  const [without, within] = classes === 'animals' ? ['without-year', 'with-year'] : ['without-zero', 'with-zero']
  const part = RETURNS.present
  return [
    fixedTier(without, { chance: presentChance(size, { first: others, others }), part }),
    fixedTier(within, { chance: presentChance(size, { first, others }), part }),
  ]
}

/** A unit of `size` numbers of which so many are among the six, and the special ball is or is not another of them. */
function linkChance(size: number, { regular, special }: { regular: number; special: boolean }): Fraction {
  const ways = combinations(size, regular) * combinations(LAST_BALL - size, 6 - regular)
  const left = special ? size - regular : LAST_BALL - 6
  return fraction(ways * BigInt(left), combinations(LAST_BALL, 6) * BigInt(LAST_BALL - 6))
}

function linkTiers(size: 2 | 3, wins: LinkWins): Tier[] {
  const all = linkChance(size, { regular: size, special: false })
  const special = linkChance(size, { regular: 1, special: true })
  switch (wins) {
    case 'all':
      return [fixedTier('all', { chance: all, part: size === 3 ? '0.72' : '0.85' })]
    case 'with-special':
      return [fixedTier('with-special', { chance: special, part: '0.82' })]
    // Together the odds of two tiers give 0.85 back, as they are offered in the field.
    case 'two-or-three':
      return [
        { code: 'two', chance: linkChance(3, { regular: 2, special: false }), odds: fromDecimal('20.88053') },
        { code: 'three', chance: all, odds: fromDecimal('109.6228') },
      ]
    case 'both-or-special':
      return [
        { code: 'both', chance: all, odds: fromDecimal('53.312') },
        { code: 'one-and-special', chance: special, odds: fromDecimal('33.32') },
      ]
  }
}

/** Of the 85 900 584 ways, those of each side of the sum. */
const TOTAL_WAYS = { big: 43_428_958n, small: 42_471_626n, odd: 42_949_280n, even: 42_951_304n } as const

/** Of the same ways, those of each number of animals. */
const ANIMAL_COUNT_WAYS = { 'up-to-four': 5_213_736n, five: 26_315_520n, six: 39_502_848n, seven: 14_868_480n } as const

/** What a unit of a bet may win: chances are exact, odds those by which a brand begins. */
export function sixBallTiers(bet: SixBallBet): Tier[] {
  switch (bet.kind) {
    case 'ball':
      return ballTiers(bet.classes)
    case 'regular':
      return [fixedTier('number', { chance: ofBalls(6), part: RETURNS.regular })]
    case 'link':
      return linkTiers(bet.size, bet.wins)
    case 'none': {
      const chance = fraction(combinations(LAST_BALL - bet.size, 7), SEVENS)
      return [fixedTier('none', { chance, part: RETURNS.none })]
    }
    case 'present':
      return presentTiers(bet.classes, bet.size)
    case 'animal-group':
      return groupTiers()
    case 'animal-count':
      return ANIMAL_COUNTS.map((count) =>
        fixedTier(count, { chance: fraction(ANIMAL_COUNT_WAYS[count], SEVENS), part: RETURNS['animal-count'] }),
      )
    case 'total':
      return TOTALS.map((side) => fixedTier(side, { chance: fraction(TOTAL_WAYS[side], SEVENS), part: RETURNS.total }))
  }
}
