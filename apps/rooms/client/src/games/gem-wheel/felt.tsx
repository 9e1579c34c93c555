import './look.css'
import type { FeltProps } from '../game-look.ts'
import { WheelFelt } from '../money-wheel/wheel-felt.tsx'
import { gemTheme } from './theme.tsx'

/** A spot for each of its faces. */
export const Felt = (props: FeltProps) => <WheelFelt {...props} theme={gemTheme} />
