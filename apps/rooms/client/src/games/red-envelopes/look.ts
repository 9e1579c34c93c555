import './look.css'
import { wheelLook } from '../money-wheel/wheel-look.ts'
import { Felt } from './felt.tsx'
import { History, Strip } from './history.tsx'
import { SEEN_MS, Stage } from './stage.tsx'
import { envelopeTheme } from './theme.tsx'

/** Red envelopes on a tree. */
export const look = wheelLook({
  theme: envelopeTheme,
  Felt,
  Stage,
  History,
  Strip,
  rules: [
    'rooms-money-wheel.rules.envelopes.aim',
    'rooms-money-wheel.rules.envelopes.prize',
    'rooms-money-wheel.rules.envelopes.red',
    'rooms-money-wheel.rules.envelopes.orange',
    'rooms-money-wheel.rules.envelopes.green',
    'rooms-money-wheel.rules.envelopes.purple',
    'rooms-money-wheel.rules.envelopes.gold',
  ],
  dealing: 'rooms-money-wheel.phase.envelope',
  turnMs: SEEN_MS,
})
