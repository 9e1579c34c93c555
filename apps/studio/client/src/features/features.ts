import type { MachineView } from '#protocol'
import type { Symbols } from '../art/symbols.ts'
import type { HoldFeature } from '../hold/feature.ts'
import type { BoardScene } from '../pick/board-scene.ts'
import type { Clock } from '../stage/clock.ts'
import type { Stage } from '../stage/stage.ts'
import type { FactorBadges } from '../wilds/factor-badges.ts'
import type { FilledReels } from '../wilds/filled-reels.ts'
import type { Say } from '../words.ts'

/** Parts that only some machines have. */
export type Features = {
  readonly hold: HoldFeature | null
  readonly filled: FilledReels | null
  readonly factors: FactorBadges | null
  /** Where covered places are opened; put up when it is needed. */
  readonly board: typeof BoardScene | null
}

type Needs = {
  readonly machine: MachineView
  readonly stage: Stage
  readonly symbols: Symbols
  readonly clock: Clock
  readonly calm: boolean
  readonly say: Say
}

/** Loads the parts that a machine has, and nothing of the others. */
export async function featuresOf({ machine, stage, symbols, clock, calm, say }: Needs): Promise<Features> {
  const common = { machine, symbols, clock, calm, reels: stage.reels, light: stage.light }
  const [hold, filled, factors, board] = await Promise.all([
    machine.hold && import('../hold/feature.ts').then(({ HoldFeature }) => new HoldFeature({ ...common, say })),
    machine.wildsFill && import('../wilds/filled-reels.ts').then(({ FilledReels }) => new FilledReels(common)),
    machine.wildFactors.some((factor) => factor > 1) &&
      import('../wilds/factor-badges.ts').then(({ FactorBadges }) => new FactorBadges(common)),
    machine.pick && import('../pick/board-scene.ts').then(({ BoardScene }) => BoardScene),
  ])
  const features = { hold: hold || null, filled: filled || null, factors: factors || null, board }
  for (const part of [features.hold?.values, features.filled, features.factors, features.hold?.board]) {
    if (part) stage.mount(part)
  }
  return features
}
