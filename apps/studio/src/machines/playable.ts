import type { SlotMachine } from '@sanuk/engines/slots/machine'
import type { ParSheet } from '@sanuk/engines/slots/par-sheet'
import type { Amount } from '@sanuk/money/amount'
import { goldenTigerGame } from './golden-tiger.ts'

/** A machine that can be played: its mathematics, its printed figures and the stakes it takes. */
export type PlayableMachine = {
  readonly machine: SlotMachine
  readonly sheet: ParSheet
  /** Of a whole round, rising; each is shared by the lines without a rest. */
  readonly stakes: readonly [Amount, ...Amount[]]
}

const MACHINES = new Map([goldenTigerGame].map((playable) => [playable.machine.code, playable]))

/** The machine behind a game code, if it can be played. */
export function playableMachine(code: string): PlayableMachine | undefined {
  return MACHINES.get(code)
}
