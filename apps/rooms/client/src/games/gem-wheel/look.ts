import './look.css'
import { wheelLook } from '../money-wheel/wheel-look.ts'
import { SPIN_MS } from '../money-wheel/wheel-stage.tsx'
import { Felt } from './felt.tsx'
import { History, Strip } from './history.tsx'
import { Stage } from './stage.tsx'
import { gemTheme } from './theme.tsx'

/** A wheel with a small one in its middle. */
export const look = wheelLook({
  theme: gemTheme,
  Felt,
  Stage,
  History,
  Strip,
  rules: ['rooms-money-wheel.rules.gems.aim', 'rooms-money-wheel.rules.gems.chest'],
  dealing: 'rooms-money-wheel.phase.wheel',
  turnMs: SPIN_MS,
})
