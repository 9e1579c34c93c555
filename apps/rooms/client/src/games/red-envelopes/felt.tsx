import './look.css'
import type { FeltProps } from '../game-look.ts'
import { WheelFelt } from '../money-wheel/wheel-felt.tsx'
import { envelopeTheme } from './theme.tsx'

/** A spot for each of its faces. */
export const Felt = (props: FeltProps) => <WheelFelt {...props} theme={envelopeTheme} />
