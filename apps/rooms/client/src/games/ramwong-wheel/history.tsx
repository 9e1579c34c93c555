import './look.css'
import type { HistoryProps } from '../game-look.ts'
import { WheelHistory, WheelStrip } from '../money-wheel/wheel-history.tsx'
import { ramwongTheme } from './theme.tsx'

/** The last results and how often each came. */
export const History = (props: HistoryProps) => <WheelHistory {...props} theme={ramwongTheme} />

/** The newest results as marks. */
export const Strip = (props: HistoryProps) => <WheelStrip {...props} theme={ramwongTheme} />
