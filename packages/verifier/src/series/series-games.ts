import { drawsOfCards } from '../shoe.ts'
import { andarBaharPays, dealAndarBahar } from './andar-bahar.ts'
import { cardsInTurn } from './bank-hands.ts'
import { countBeads, fanTanPays, sediePays, tossCoins } from './beads-and-coins.ts'
import { bullBullPays, dealBullBull } from './bull-bull.ts'
import { dealBlackjack, dealThreeCards } from './common-hands.ts'
import { gourdCrabFishPays, type Pays, picturesOf, sicBoPays, thaiHiloPays, throwDice } from './dice.ts'
import { dealPokDeng, pokDengPays } from './pok-deng.ts'
import { frenchRoulettePays, roulettePays, twoBallsPay } from './roulette-tables.ts'
import { dealSeats } from './seat-blackjack.ts'
import type { SeriesGameCode, ShownDecision, ShownOutcome } from './series-record.ts'
import { drawsOfStop, GEMS, type PaidWheel, RAMWONG, RED_ENVELOPES, turnWheel, wheelPays } from './wheels.ts'

/** An outcome as a table shows it, and what each spot pays with it and after what its player decided; see `Pays`. */
export type DrawnOutcome = {
  readonly shown: ShownOutcome
  readonly pays: (spot: string, decisions?: readonly ShownDecision[]) => Pays
}

type Below = (bound: number) => number

const spin =
  (paysOf: (spot: string, number: number) => Pays) =>
  (below: Below): DrawnOutcome => {
    const number = below(37)
    return { shown: { number }, pays: (spot) => paysOf(spot, number) }
  }

function throwTwoBalls(below: Below): DrawnOutcome {
  const numbers = [below(37), below(37)]
  return { shown: { numbers }, pays: (spot) => twoBallsPay(spot, numbers) }
}

const turn =
  (wheel: PaidWheel) =>
  (below: Below): DrawnOutcome => {
    const shown = turnWheel(wheel, below)
    return { shown, pays: (spot) => wheelPays(wheel, spot, shown) }
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

/** Cards of a coup, which are shown as they lie. */
const cards =
  <Dealt extends ShownOutcome>(deal: (below: Below) => Dealt, paysOf: (spot: string, dealt: Dealt) => Pays) =>
  (below: Below): DrawnOutcome => {
    const dealt = deal(below)
    return { shown: dealt, pays: (spot) => paysOf(spot, dealt) }
  }

/** Cards that follow from moves: they are dealt again by the moves that were told. */
const seats = (below: Below, told?: ShownOutcome): DrawnOutcome =>
  dealSeats(below, told && 'boxes' in told ? told.boxes : [])

type DrawOne = (below: Below, told?: ShownOutcome) => DrawnOutcome

const GAMES: { readonly [game in SeriesGameCode]: DrawOne } = {
  roulette: spin(roulettePays),
  'sic-bo': dice(sicBoPays),
  'thai-hilo': dice(thaiHiloPays),
  'gourd-crab-fish': throwPictures,
  'fan-tan': lift,
  sedie: toss,
  'french-roulette': spin(frenchRoulettePays),
  'double-ball-roulette': throwTwoBalls,
  'ramwong-wheel': turn(RAMWONG),
  'gem-wheel': turn(GEMS),
  'red-envelopes': turn(RED_ENVELOPES),
  'pok-deng': cards(dealPokDeng, pokDengPays),
  'bull-bull': cards(dealBullBull, bullBullPays),
  'andar-bahar': cards(dealAndarBahar, andarBaharPays),
  blackjack: dealBlackjack,
  'three-card-poker': dealThreeCards,
  'seat-blackjack': seats,
}

/** Draws an outcome of a game. What was `told` says which moves were made where cards follow from them, and nothing else. */
export const drawOutcome = (game: SeriesGameCode, below: Below, told?: ShownOutcome): DrawnOutcome =>
  GAMES[game](below, told)

/** An outcome that a table shows though it was not drawn; null where no draw of the game gives it. */
export function shownOutcome(game: SeriesGameCode, shown: ShownOutcome): DrawnOutcome | null {
  const draws = drawsFor(game, shown).values()
  const drawn = drawOutcome(game, () => draws.next().value ?? 0)
  return JSON.stringify(drawn.shown) === JSON.stringify(shown) ? drawn : null
}

/** What is drawn where an outcome is shown. */
function drawsFor(game: SeriesGameCode, shown: ShownOutcome): number[] {
  if ('number' in shown) return [shown.number]
  if ('dice' in shown) return shown.dice.map((face) => face - 1)
  if ('pictures' in shown) return shown.pictures.map((picture) => picturesOf([1, 2, 3, 4, 5, 6]).indexOf(picture))
  if ('beads' in shown) return [shown.beads - 41]
  if ('numbers' in shown) return shown.numbers
  if ('coins' in shown) return shown.coins.map((coin) => (coin === 'red' ? 1 : 0))
  if ('segment' in shown) {
    const wheel = WHEELS.get(game)
    return wheel ? drawsOfStop(wheel, shown) : []
  }
  if ('bank' in shown) return drawsOfCards(cardsInTurn(shown))
  if ('joker' in shown) return drawsOfCards([shown.joker, ...shown.cards])
  // Of games in which players decide nothing is entered by hand.
  return []
}

const WHEELS: ReadonlyMap<SeriesGameCode, PaidWheel> = new Map([
  ['ramwong-wheel', RAMWONG],
  ['gem-wheel', GEMS],
  ['red-envelopes', RED_ENVELOPES],
])
