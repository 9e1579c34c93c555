import type { StageProps } from '../game-look.ts'
import { DiceStage } from './dice-stage.tsx'
import { numberFaces } from './pips.tsx'

/** Dice with pips under the dome. */
export const NumberStage = (props: StageProps) => <DiceStage {...props} faces={numberFaces} />
