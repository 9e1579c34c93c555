import './look.css'
import { wheelLook } from '../money-wheel/wheel-look.ts'
import { SPIN_MS } from '../money-wheel/wheel-stage.tsx'
import { Felt } from './felt.tsx'
import { History, Strip } from './history.tsx'
import { Stage } from './stage.tsx'
import { ramwongTheme } from './theme.tsx'

/** A wheel with an encore. */
export const look = wheelLook({
  theme: ramwongTheme,
  Felt,
  Stage,
  History,
  Strip,
  rules: [
    'rooms-money-wheel.rules.ramwong.aim',
    'rooms-money-wheel.rules.ramwong.encore',
    'rooms-money-wheel.rules.ramwong.once',
  ],
  dealing: 'rooms-money-wheel.phase.wheel',
  turnMs: SPIN_MS,
})
