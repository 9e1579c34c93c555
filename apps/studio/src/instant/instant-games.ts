import { bingo } from '@sanuk/engines/instant/bingo'
import type { BingoHall } from '@sanuk/engines/instant/bingo-halls'
import { coinFlips } from '@sanuk/engines/instant/coin-flips'
import { crash, crashLasts, leaveAfter } from '@sanuk/engines/instant/crash'
import { dice } from '@sanuk/engines/instant/dice'
import { type FlightName, flights } from '@sanuk/engines/instant/flights'
import { hiLo } from '@sanuk/engines/instant/hi-lo'
import { keno } from '@sanuk/engines/instant/keno'
import { limbo } from '@sanuk/engines/instant/limbo'
import { mines } from '@sanuk/engines/instant/mines'
import { plinko } from '@sanuk/engines/instant/plinko'
import { roulette } from '@sanuk/engines/instant/roulette'
import type { ScratchBookCode } from '@sanuk/engines/instant/scratch-books'
import { scratchCard } from '@sanuk/engines/instant/scratch-card'
import { towers } from '@sanuk/engines/instant/towers'
import { wheel } from '@sanuk/engines/instant/wheel'
import { baccarat } from '@sanuk/engines/tables/baccarat'
import { blackjack } from '@sanuk/engines/tables/blackjack/blackjack'
import { dragonTiger } from '@sanuk/engines/tables/dragon-tiger'
import { redDog } from '@sanuk/engines/tables/red-dog'
import { threeCardPoker } from '@sanuk/engines/tables/three-card-poker/three-card-poker'
import { drawPoker } from '@sanuk/engines/video-poker/draw-poker'
import { type InstantTitle, instantTitle } from './instant-title.ts'
import {
  baccaratWire,
  blackjackWire,
  coinWire,
  crashWire,
  diceWire,
  dragonTigerWire,
  drawPokerWire,
  hallWire,
  hiLoWire,
  kenoWire,
  limboWire,
  minesWire,
  plinkoWire,
  redDogWire,
  rouletteWire,
  scratchWire,
  threeCardWire,
  towersWire,
  wheelWire,
} from './instant-wire.ts'
import { flightPays, hallPays, pokerPays, scratchPays } from './pay-tables.ts'

/** Video poker by one pay table. Who does not come back has held every card. */
const poker = (code: string, table: string, returnToPlayer: string): InstantTitle =>
  instantTitle({
    code,
    kind: 'draw-poker',
    game: drawPoker,
    wire: drawPokerWire(table),
    returnToPlayer,
    maximumWinMultiple: 800,
    pays: pokerPays(table),
    leave: (options) => options.at(-1),
  })

/** Scratch cards of one book. */
const scratch = (
  code: string,
  book: ScratchBookCode,
  figures: Pick<InstantTitle, 'returnToPlayer' | 'maximumWinMultiple'>,
) =>
  instantTitle({
    code,
    kind: 'scratch',
    game: scratchCard,
    wire: scratchWire(book),
    ...figures,
    pays: scratchPays(book),
  })

/** Bingo as one hall calls and pays it. */
const bingoHall = (
  code: string,
  hall: BingoHall,
  figures: Pick<InstantTitle, 'returnToPlayer' | 'maximumWinMultiple'> & { readonly mathVersion?: string },
): InstantTitle =>
  instantTitle({
    code,
    kind: 'bingo',
    game: bingo,
    wire: hallWire(hall),
    pays: hallPays(hall),
    ...figures,
  })

/** A flight by the server's clock. It ends at its highest multiple, whoever is still in it. */
const flight = (
  code: string,
  name: FlightName,
  figures: Pick<InstantTitle, 'returnToPlayer'> & { readonly mathVersion?: string },
): InstantTitle =>
  instantTitle({
    code,
    kind: 'crash',
    game: crash,
    wire: crashWire(name),
    pays: flightPays(name),
    maximumWinMultiple: flights[name].highest / 100,
    clock: {
      word: 'cash-out',
      lasts: crashLasts,
      moveAt: (ms) => leaveAfter(name, ms),
      over: { cashOut: flights[name].highest },
    },
    ...figures,
  })

/** Games without reels that can be played. What they return and win at most is proven by the test beside this. */
export const INSTANT_GAMES: readonly InstantTitle[] = [
  instantTitle({
    code: 'market-dice',
    kind: 'dice',
    game: dice,
    wire: diceWire,
    returnToPlayer: '98.98',
    maximumWinMultiple: 9900,
  }),
  instantTitle({
    code: 'arrow-crash',
    kind: 'limbo',
    game: limbo,
    wire: limboWire,
    returnToPlayer: '98.99',
    maximumWinMultiple: 10_000,
  }),
  instantTitle({
    code: 'bead-drop',
    kind: 'plinko',
    game: plinko,
    wire: plinkoWire,
    returnToPlayer: '98.90',
    maximumWinMultiple: 1000,
  }),
  instantTitle({
    code: 'market-war-wheel',
    kind: 'wheel',
    game: wheel,
    wire: wheelWire,
    returnToPlayer: '99.00',
    maximumWinMultiple: 50,
  }),
  instantTitle({
    code: 'keno-market',
    kind: 'keno',
    game: keno,
    wire: kenoWire,
    returnToPlayer: '97.50',
    maximumWinMultiple: 1000,
  }),
  instantTitle({
    code: 'mine-field',
    kind: 'mines',
    game: mines,
    wire: minesWire,
    returnToPlayer: '98.99',
    maximumWinMultiple: 9194,
  }),
  instantTitle({
    code: 'frog-jump',
    kind: 'towers',
    game: towers,
    wire: towersWire,
    returnToPlayer: '98.99',
    maximumWinMultiple: 19_487,
  }),
  instantTitle({
    code: 'coin-flip',
    kind: 'coin',
    game: coinFlips,
    wire: coinWire,
    returnToPlayer: '99.00',
    maximumWinMultiple: 8111,
  }),
  instantTitle({
    code: 'chaiyo-roulette',
    kind: 'roulette',
    game: roulette,
    wire: rouletteWire,
    returnToPlayer: '97.29',
    maximumWinMultiple: 36,
  }),
  // Of the single guess that returns least: each further one keeps its own hundredth back, as its rules say.
  instantTitle({
    code: 'high-low-cards',
    kind: 'hi-lo',
    game: hiLo,
    wire: hiLoWire,
    returnToPlayer: '98.99',
    maximumWinMultiple: 10_000,
  }),
  poker('jacks-or-better', 'jacks-or-better-9-6', '99.54'),
  poker('deuces-tide', 'not-so-ugly-deuces', '99.72'),
  poker('kings-poker', 'bonus-8-5', '99.16'),
  scratch('scratch-fruit', 'market-day', { returnToPlayer: '96.00', maximumWinMultiple: 1000 }),
  scratch('sea-shell-scratch', 'river-gold', { returnToPlayer: '94.00', maximumWinMultiple: 10_000 }),
  scratch('royal-scratch', 'dragon-hoard', { returnToPlayer: '92.00', maximumWinMultiple: 50_000 }),
  bingoHall('market-bingo', 'classic', { returnToPlayer: '94.52', maximumWinMultiple: 10_000 }),
  bingoHall('village-bingo', 'gentle', { returnToPlayer: '94.63', maximumWinMultiple: 20, mathVersion: '2' }),
  bingoHall('fair-bingo', 'quick', { returnToPlayer: '94.46', maximumWinMultiple: 1000, mathVersion: '2' }),
  bingoHall('sweet-bingo', 'full-house', { returnToPlayer: '94.73', maximumWinMultiple: 3000, mathVersion: '2' }),
  poker('extra-poker', 'double-bonus-9-7', '99.10'),
  poker('gem-poker', 'double-double-bonus-9-6', '98.98'),
  poker('chaiyo-hold', 'bonus-7-5', '98.01'),
  instantTitle({
    code: 'chaiyo-baccarat',
    kind: 'baccarat',
    game: baccarat,
    wire: baccaratWire,
    returnToPlayer: '85.64',
    maximumWinMultiple: 12,
  }),
  instantTitle({
    code: 'high-card',
    kind: 'dragon-tiger',
    game: dragonTiger,
    wire: dragonTigerWire,
    returnToPlayer: '67.22',
    maximumWinMultiple: 51,
  }),
  // Who does not come back stakes no more: his ante is given up, and of red dog his third card falls.
  instantTitle({
    code: 'three-card-table',
    kind: 'three-card',
    game: threeCardPoker,
    wire: threeCardWire,
    returnToPlayer: '97.68',
    maximumWinMultiple: 41,
    leave: () => 'fold',
  }),
  instantTitle({
    code: 'in-between',
    kind: 'red-dog',
    game: redDog,
    wire: redDogWire,
    returnToPlayer: '97.62',
    maximumWinMultiple: 12,
    leave: () => 'call',
  }),
  // Who does not come back stands with every hand.
  instantTitle({
    code: 'island-blackjack',
    kind: 'blackjack',
    game: blackjack,
    wire: blackjackWire('classic'),
    returnToPlayer: '99.49',
    maximumWinMultiple: 8,
    leave: () => 'stand',
  }),
  flight('bang-fai-rocket', 'rocket', { returnToPlayer: '98.99' }),
  flight('coral-crash', 'dive', { returnToPlayer: '96.99', mathVersion: '2' }),
]
