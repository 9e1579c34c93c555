import { coinsOf, type SlotMachine } from '@sanuk/engines/slots/machine'
import { PAID_WIN_BOUNDS, paidWinClass } from '@sanuk/engines/slots/paid-wins'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import { type Step, spin } from '@sanuk/engines/slots/spin'
import { SLOTS } from '@sanuk/studio/machines/slots'
import { type ObservedGame, weighed } from './observed-game.ts'
import { lineWatched, moneyWatched, stopsWatched, symbolsWatched, type Watched, waysWatched } from './slot-chances.ts'

const CLASSES = [...PAID_WIN_BOUNDS.map(String), 'more']

/** What the paid spin alone wins, by the classes printed on the sheet: these come of every stop of the reels. */
function paidWinWatched(machine: SlotMachine, sheet: ParSheet): Watched {
  return {
    name: 'win of the paid spin',
    source: 'PAR sheet',
    chances: weighed(CLASSES.map((name) => Number(sheet.paidWins[name]))),
    see: (steps) => {
      const end = steps.findIndex(({ kind }) => kind === 'free' || kind === 'respin')
      const paid = end < 0 ? steps : steps.slice(0, end)
      return [CLASSES.indexOf(paidWinClass(machine, winOf(paid)))]
    },
  }
}

const winOf = (steps: readonly Step[]): number => steps.reduce((sum, { win }) => sum + win, 0)

/** How a machine plays: what it has been built to prove. */
export function mechanicOf({ pattern, wildsFill, wildFactors, tumbles, hold }: SlotMachine): string {
  if (hold) return 'hold'
  if (tumbles) return pattern === 'clusters' ? 'falling clusters' : 'falling, anywhere'
  if (wildsFill || wildFactors) return 'wilds'
  return pattern === 'ways' ? 'ways' : 'lines'
}

function observed(machine: SlotMachine, sheet: ParSheet): ObservedGame {
  const watched = [
    ...[...stopsWatched(machine), ...symbolsWatched(machine), ...waysWatched(machine)],
    ...[...lineWatched(machine, sheet), ...moneyWatched(machine), paidWinWatched(machine, sheet)],
  ]
  return {
    code: machine.code,
    family: mechanicOf(machine),
    observables: watched,
    play: (draw) => {
      const { steps, win } = spin(machine, draw)
      return { won: win / coinsOf(machine), outcomes: watched.map(({ see }) => see(steps)) }
    },
  }
}

/** Every slot that can be played. */
export const observedSlots: readonly ObservedGame[] = SLOTS.map(({ machine, sheet }) => observed(machine, sheet))
