import { covers, timesPaid } from '../roulette.ts'
import { countBeads, fanTanPays, sediePays, tossCoins } from './beads-and-coins.ts'
import { gourdCrabFishPays, ifSo, type Pays, picturesOf, sicBoPays, thaiHiloPays, throwDice } from './dice.ts'
import type { SeriesGameCode, ShownOutcome } from './series-record.ts'

/** An outcome as a table shows it, and what each spot pays with it; see `Pays`. */
export type DrawnOutcome = { readonly shown: ShownOutcome; readonly pays: (spot: string) => Pays }

type Below = (bound: number) => number

function spin(below: Below): DrawnOutcome {
  const number = below(37)
  return { shown: { number }, pays: (spot) => roulettePays(spot, number) }
}

function roulettePays(spot: string, number: number): Pays {
  try {
    return ifSo(covers(spot, number), timesPaid(spot) - 1)
  } catch {
    return null
  }
}

const dice =
  (paysOf: (spot: string, dice: readonly number[]) => Pays) =>
  (below: Below): DrawnOutcome => {
    const thrown = throwDice(below)
    return { shown: { dice: thrown }, pays: (spot) => paysOf(spot, thrown) }
  }

function throwPictures(below: Below): DrawnOutcome {
  const thrown = throwDice(below)
  return { shown: { pictures: picturesOf(thrown) }, pays: (spot) => gourdCrabFishPays(spot, thrown) }
}

function lift(below: Below): DrawnOutcome {
  const counted = countBeads(below)
  return { shown: counted, pays: (spot) => fanTanPays(spot, counted.rest) }
}

function toss(below: Below): DrawnOutcome {
  const coins = tossCoins(below)
  return { shown: { coins }, pays: (spot) => sediePays(spot, coins) }
}

const GAMES: { readonly [game in SeriesGameCode]: (below: Below) => DrawnOutcome } = {
  roulette: spin,
  'sic-bo': dice(sicBoPays),
  'thai-hilo': dice(thaiHiloPays),
  'gourd-crab-fish': throwPictures,
  'fan-tan': lift,
  sedie: toss,
}

/** Draws an outcome of a game. */
export const drawOutcome = (game: SeriesGameCode, below: Below): DrawnOutcome => GAMES[game](below)
