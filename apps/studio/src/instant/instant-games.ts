import { coinFlips } from '@sanuk/engines/instant/coin-flips'
import { dice } from '@sanuk/engines/instant/dice'
import { keno } from '@sanuk/engines/instant/keno'
import { limbo } from '@sanuk/engines/instant/limbo'
import { mines } from '@sanuk/engines/instant/mines'
import { plinko } from '@sanuk/engines/instant/plinko'
import { towers } from '@sanuk/engines/instant/towers'
import { wheel } from '@sanuk/engines/instant/wheel'
import { drawPoker } from '@sanuk/engines/video-poker/draw-poker'
import { type InstantTitle, instantTitle } from './instant-title.ts'
import {
  coinWire,
  diceWire,
  drawPokerWire,
  kenoWire,
  limboWire,
  minesWire,
  plinkoWire,
  towersWire,
  wheelWire,
} from './instant-wire.ts'
import { pokerPays } from './pay-tables.ts'

/** Video poker by one pay table. Who does not come back has held every card. */
const poker = (code: string, table: string, returnToPlayer: string): InstantTitle =>
  instantTitle({
    ...{
      code,
      kind: 'draw-poker',
      game: drawPoker,
      wire: drawPokerWire(table),
      returnToPlayer,
      maximumWinMultiple: 800,
      pays: pokerPays(table),
    },
    leave: (options) => options.at(-1),
  })

/** Games without reels that can be played. What they return and win at most is proven by the test beside this. */
export const INSTANT_GAMES: readonly InstantTitle[] = [
  instantTitle({
    ...{ code: 'market-dice', kind: 'dice', game: dice, wire: diceWire },
    ...{ returnToPlayer: '98.98', maximumWinMultiple: 9900 },
  }),
  instantTitle({
    ...{ code: 'arrow-crash', kind: 'limbo', game: limbo, wire: limboWire },
    ...{ returnToPlayer: '98.99', maximumWinMultiple: 10_000 },
  }),
  instantTitle({
    ...{ code: 'bead-drop', kind: 'plinko', game: plinko, wire: plinkoWire },
    ...{ returnToPlayer: '98.90', maximumWinMultiple: 1000 },
  }),
  instantTitle({
    ...{ code: 'market-war-wheel', kind: 'wheel', game: wheel, wire: wheelWire },
    ...{ returnToPlayer: '99.00', maximumWinMultiple: 50 },
  }),
  instantTitle({
    ...{ code: 'keno-market', kind: 'keno', game: keno, wire: kenoWire },
    ...{ returnToPlayer: '97.50', maximumWinMultiple: 1000 },
  }),
  instantTitle({
    ...{ code: 'mine-field', kind: 'mines', game: mines, wire: minesWire },
    ...{ returnToPlayer: '98.99', maximumWinMultiple: 9194 },
  }),
  instantTitle({
    ...{ code: 'frog-jump', kind: 'towers', game: towers, wire: towersWire },
    ...{ returnToPlayer: '98.99', maximumWinMultiple: 19_487 },
  }),
  instantTitle({
    ...{ code: 'coin-flip', kind: 'coin', game: coinFlips, wire: coinWire },
    ...{ returnToPlayer: '99.00', maximumWinMultiple: 8111 },
  }),
  poker('jacks-or-better', 'jacks-or-better-9-6', '99.54'),
  poker('deuces-tide', 'not-so-ugly-deuces', '99.72'),
  poker('kings-poker', 'bonus-8-5', '99.16'),
]
