import './hold.css'
import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import type { Reels } from '../reels/reels.ts'
import type { Clock } from '../stage/clock.ts'
import type { Light } from '../stage/light.ts'
import type { Say } from '../words.ts'
import { HoldBoard } from './board.ts'
import { CoinValues } from './coin-values.ts'
import { HoldMeter } from './meter.ts'

type Needs = {
  readonly machine: MachineView
  readonly symbols: Symbols
  readonly reels: Reels
  readonly light: Light
  readonly clock: Clock
  readonly calm: boolean
  readonly say: Say
}

/** All that a machine with held money symbols shows beside its reels. */
export class HoldFeature {
  readonly values: CoinValues
  readonly board: HoldBoard
  readonly meter: HoldMeter

  constructor(needs: Needs) {
    this.values = new CoinValues(needs)
    this.board = new HoldBoard(needs)
    this.meter = new HoldMeter(needs.say, needs.machine.hold?.respins ?? 0)
  }
}
