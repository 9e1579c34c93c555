import { DiceStage } from '../dice/dice-stage.tsx'
import type { StageProps } from '../game-look.ts'
import { pictureFaces } from './pictures.tsx'

/** Dice with pictures under the dome. */
export const GourdStage = (props: StageProps) => <DiceStage {...props} faces={pictureFaces} />
