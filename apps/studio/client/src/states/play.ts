import type { Game } from '../game.ts'
import { Refused } from '../server/fault.ts'
import { bigWin } from './big-win.ts'
import { boardOver } from './board-over.ts'
import { boardWon } from './board-won.ts'
import { buying } from './buying.ts'
import { catchingUp } from './catching-up.ts'
import { collecting } from './collecting.ts'
import { ended } from './ended.ts'
import { falling } from './falling.ts'
import { freeRoundsOffered } from './free-rounds-offered.ts'
import { freeRoundsOver } from './free-rounds-over.ts'
import { freeSpin } from './free-spin.ts'
import { freeSpinsBought } from './free-spins-bought.ts'
import { freeSpinsOver } from './free-spins-over.ts'
import { freeSpinsWon } from './free-spins-won.ts'
import { gambleOffered } from './gamble-offered.ts'
import { gambling } from './gambling.ts'
import { idle } from './idle.ts'
import type { Next, StateName, Told } from './next.ts'
import { picking } from './picking.ts'
import { refilling } from './refilling.ts'
import { refused } from './refused.ts'
import { respin } from './respin.ts'
import { respinsOver } from './respins-over.ts'
import { respinsWon } from './respins-won.ts'
import { resuming } from './resuming.ts'
import { settling } from './settling.ts'
import { shortOfMoney } from './short-of-money.ts'
import { showingWins } from './showing-wins.ts'
import { spinning } from './spinning.ts'

/** A state: runs until it is over, and names the one that follows; `null` ends the game. */
export type State<Name extends StateName> = (game: Game, told: Told<Name>) => Promise<Next | null>

export const STATES: { readonly [Name in StateName]: State<Name> } = {
  idle,
  'free-rounds-offered': freeRoundsOffered,
  'free-rounds-over': freeRoundsOver,
  spinning,
  buying,
  resuming,
  'showing-wins': showingWins,
  'big-win': bigWin,
  'free-spins-won': freeSpinsWon,
  'free-spins-bought': freeSpinsBought,
  'free-spin': freeSpin,
  falling,
  'respins-won': respinsWon,
  respin,
  'respins-over': respinsOver,
  'free-spins-over': freeSpinsOver,
  'board-won': boardWon,
  picking,
  'board-over': boardOver,
  settling,
  'gamble-offered': gambleOffered,
  gambling,
  collecting,
  'short-of-money': shortOfMoney,
  refilling,
  refused,
  'catching-up': catchingUp,
  ended,
}

/** Plays from a state on, one state at a time, until the game has ended. */
export async function play(game: Game, first: Next): Promise<void> {
  let next: Next | null = first
  while (next) {
    game.panel.mark(next.to)
    next = await step(game, next)
  }
}

async function step<Name extends StateName>(game: Game, told: Told<Name> & { to: Name }): Promise<Next | null> {
  try {
    return await STATES[told.to](game, told)
  } catch (fault) {
    if (fault instanceof Refused) return { to: 'ended', fault: fault.fault }
    throw fault
  }
}
