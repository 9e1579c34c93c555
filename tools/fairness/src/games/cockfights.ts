import { BIRD_NAMES, PLUMAGES } from '@sanuk/engines/live/cockfight/birds'
import { drawCard, HIGHEST_RATING, LOWEST_RATING } from '@sanuk/engines/live/cockfight/card'
import { drawFight } from '@sanuk/engines/live/cockfight/fight'
import { fixedOddsFight } from '@sanuk/engines/live/cockfight/game'
import { evenly, type ObservedGame, weighed } from './observed-game.ts'

const ratings = Array.from({ length: HIGHEST_RATING - LOWEST_RATING + 1 }, (_, at) => LOWEST_RATING + at)

/** How often Meron wins of the fights that are decided: the mean over all ratings, the higher one of which is Meron's. */
const meronShare =
  ratings
    .flatMap((one) => ratings.map((other) => Math.max(one, other) / (one + other)))
    .reduce((sum, x) => sum + x, 0) /
  ratings.length ** 2

/** Of 10 000 fights 960 are BDD and 98 FTD. */
const DECIDED = 0.8942

/** Cockfights at fixed odds: card and fight, with a bet on Meron. At a totalisator both are drawn alike. */
export const observedCockfights: readonly ObservedGame[] = [
  {
    code: 'live-cockfight',
    family: 'live cockfights',
    observables: [
      {
        name: 'result',
        chances: [DECIDED * meronShare, DECIDED * (1 - meronShare), 0.096, 0.0098],
        source: 'mean over all ratings',
      },
      { name: 'clashes', chances: evenly(3), source: 'symmetry' },
      { name: 'name of Meron', chances: evenly(BIRD_NAMES.length), source: 'symmetry' },
      { name: 'plumage of Wala', chances: evenly(PLUMAGES.length), source: 'symmetry' },
      { name: 'weights', chances: evenly(13), source: 'symmetry' },
      {
        name: 'rating of Meron',
        // The higher of two alike: one pair for the lowest, two more with each step.
        chances: weighed(ratings.map((_, at) => 2 * at + 1)),
        source: 'the higher of two',
      },
    ],
    play: (draw) => {
      const { meron, wala, ratings: drawn } = drawCard(draw)
      const outcome = drawFight(draw, drawn)
      const { over, under } = fixedOddsFight(drawn).returnOf('meron', outcome)
      return {
        won: Number(over) / Number(under),
        outcomes: [
          [['meron', 'wala', 'bdd', 'ftd'].indexOf(outcome.result)],
          outcome.clashes.map((clash) => ['meron', 'wala', 'even'].indexOf(clash)),
          [BIRD_NAMES.indexOf(meron.name)],
          [PLUMAGES.indexOf(wala.plumage)],
          [meron, wala].map(({ grams }) => (grams - 2600) / 100),
          [drawn.meron - LOWEST_RATING],
        ],
      }
    },
  },
]
