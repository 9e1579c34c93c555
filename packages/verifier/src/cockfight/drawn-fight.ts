import type { ShownBird } from './cockfight-record.ts'

type Below = (bound: number) => number

const NAMES =
  'thunder gold-spur red-chilli sticky-rice monsoon tuk-tuk coconut black-pepper moonlight mango drum-major lightning long-boat grandpa papaya night-market fish-sauce rocket silk-shirt temple-fair iron-comb sweet-basil big-brother firefly'.split(
    ' ',
  )
const PLUMAGES =
  'yellow-white-tail rosewood-black-tail green-black-tail grey-white-tail red-red-tail copper-black-tail coucal-black-tail barred-white-tail'.split(
    ' ',
  )

/** A card with the ratings of both birds, which no table shows. */
export type DealtCard = {
  readonly meron: ShownBird
  readonly wala: ShownBird
  readonly ratings: readonly [meron: number, wala: number]
}

/** Two of a list: the first is taken out before the second is drawn. */
function takeTwo(below: Below, list: readonly string[]): string[] {
  const left = [...list]
  const first = left.splice(below(left.length), 1)
  return [...first, ...left.splice(below(left.length), 1)]
}

/** Two ratings of 70 to 130, names, plumages, and of each bird its weight and fights; Meron has the higher rating. */
export function dealCard(below: Below): DealtCard {
  const drawn = [70 + below(61), 70 + below(61)].toSorted((one, other) => other - one)
  const names = takeTwo(below, NAMES)
  const plumages = takeTwo(below, PLUMAGES)
  const birdAt = (side: number): ShownBird => {
    const grams = 2600 + 100 * below(13)
    const fights = 4 + below(15)
    let [won, level] = [0, 0]
    for (let fight = fights; fight > 0; fight -= 1) {
      if (below(10) === 0) level += 1
      else if (below(200) < (drawn[side] ?? 0)) won += 1
    }
    const [name = '', plumage = ''] = [names[side], plumages[side]]
    return { name, plumage, grams, won, drawn: level, lost: fights - won - level }
  }
  return { meron: birdAt(0), wala: birdAt(1), ratings: [drawn[0] ?? 0, drawn[1] ?? 0] }
}

/** How the fight ends, and who is ahead in its four clashes. */
export function stageFight(below: Below, [meron, wala]: DealtCard['ratings']) {
  const first = below(10_000)
  const decide = () => (below(meron + wala) < meron ? 'meron' : 'wala')
  const result = first < 960 ? 'bdd' : first < 1058 ? 'ftd' : decide()
  const clashes = [1, 2, 3, 4].map(() => ['meron', 'wala', 'even'][below(3)] ?? '')
  return { result, clashes }
}

/**
 * What a side pays to one, in ten-thousandths. A price of 1 in 1.04 times its chance, less the stake, as Malay odds of two
 * decimals: up to 1 cut off, above it the stake that wins one is rounded up, and the decimal of that cut off after four digits.
 */
export function sideOdds(rating: number, all: number): number {
  const [gain, staked] = [100 * all - 104 * rating, 104 * rating]
  if (gain <= staked) return Math.floor((gain * 100) / staked) * 100
  return Math.floor(1_000_000 / Math.ceil((staked * 100) / gain))
}
