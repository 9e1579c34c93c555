import type { ComponentType } from 'react'
import type { CoupResult, PastResult, TableRules, TableState, Turn } from '#protocol'
import type { Kit } from '../kit.ts'
import type { View } from '../view/view.ts'
import type { Say } from '../words.ts'

/** The pressable place of a spot, with its chips. `label` is read on the cloth in place of the spot's name. */
export type SpotPart = ComponentType<{
  readonly spot: string
  readonly className?: string
  readonly label?: string
}>

/** What the cloth of a game is given. */
export type FeltProps = {
  readonly kit: Pick<Kit, 'say'>
  readonly view: Pick<View, 'rules' | 'table'>
  readonly Spot: SpotPart
}

/** What is given to the part that shows how the outcome comes about. */
export type StageProps = {
  readonly say: Say
  /** What was shown of the coup so far, in its order. */
  readonly shown: readonly Turn[]
  readonly phase: TableState['phase']
  /** The id of the coup. */
  readonly coup: string
  readonly result: CoupResult | null
}

/** What the board of past results is given. */
export type HistoryProps = {
  readonly say: Say
  /** The coups of the series in order. */
  readonly results: readonly PastResult[]
  readonly sides: TableRules['sides']
}

/** The face of what was shown at a place, or null before. */
export const faceAt = (shown: readonly Turn[], place: string): string | null =>
  shown.find((turn) => turn.place === place)?.face ?? null
