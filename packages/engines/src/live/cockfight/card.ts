import type { Draw } from '../../random/draw.ts'
import { BIRD_NAMES, type Bird, PLUMAGES } from './birds.ts'
import type { Ratings } from './odds.ts'

/** Two birds before their fight. The ratings are not told before the seed is. */
export type DrawnCard = { readonly meron: Bird; readonly wala: Bird; readonly ratings: Ratings }

/** Ratings lie between these. The stronger bird is Meron, as it is at the rings. */
export const [LOWEST_RATING, HIGHEST_RATING] = [70, 130]

const [FEWEST_FIGHTS, MOST_FIGHTS] = [4, 18]
const [LIGHTEST_GRAMS, WEIGHTS, GRAMS_APART] = [2600, 13, 100]

/** A past fight of every so many was drawn. */
const DRAWN_OF = 10

/** What a bird of the rating 200 would win of all its past fights. */
const SURE_RATING = 200

/**
 * Draws the card of a fight: two ratings; then name and plumage of Meron and of Wala, another each; then weight and past
 * fights of each. It is drawn apart from the result, so that it may be told before.
 */
export function drawCard(draw: Draw): DrawnCard {
  const [one, other] = [drawRating(draw), drawRating(draw)]
  const ratings = { meron: Math.max(one, other), wala: Math.min(one, other) }
  const [name, otherName] = drawTwo(draw, BIRD_NAMES)
  const [plumage, otherPlumage] = drawTwo(draw, PLUMAGES)
  const meron = { name, plumage, ...drawForm(draw, ratings.meron) }
  const wala = { name: otherName, plumage: otherPlumage, ...drawForm(draw, ratings.wala) }
  return { meron, wala, ratings }
}

const drawRating = (draw: Draw): number => LOWEST_RATING + draw(HIGHEST_RATING - LOWEST_RATING + 1)

function drawTwo<T>(draw: Draw, list: readonly T[]): readonly [T, T] {
  const first = draw(list.length)
  const second = draw(list.length - 1)
  const one = list[first]
  const other = list[second < first ? second : second + 1]
  if (one === undefined || other === undefined) throw new RangeError(`two of ${list.length} cannot be drawn`)
  return [one, other]
}

function drawForm(draw: Draw, rating: number): Pick<Bird, 'grams' | 'won' | 'drawn' | 'lost'> {
  const grams = LIGHTEST_GRAMS + GRAMS_APART * draw(WEIGHTS)
  const fights = FEWEST_FIGHTS + draw(MOST_FIGHTS - FEWEST_FIGHTS + 1)
  const counts = { won: 0, drawn: 0, lost: 0 }
  for (let fight = 0; fight < fights; fight += 1) {
    if (draw(DRAWN_OF) === 0) counts.drawn += 1
    else if (draw(SURE_RATING) < rating) counts.won += 1
    else counts.lost += 1
  }
  return { grams, ...counts }
}
