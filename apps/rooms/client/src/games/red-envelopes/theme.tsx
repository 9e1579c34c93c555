import { ENVELOPE_COLOURS, redEnvelopes } from '@sanuk/engines/live/red-envelopes/spots'
import type { WheelTheme } from '../money-wheel/wheel-theme.ts'

/** Envelopes of five colours. */
export const envelopeTheme: WheelTheme = {
  wheel: redEnvelopes,
  Drawing: ({ face }) => (
    <g className="envelope" data-envelope={face}>
      <rect className="envelope-paper" x="-7" y="-10" width="14" height="20" rx="1.6" />
      <path className="envelope-flap" d="M-7 -8.6 Q-7 -10 -5.4 -10 H5.4 Q7 -10 7 -8.6 L0 -1.4 Z" />
      <circle className="envelope-seal" cy="-1" r="3" />
      <path className="envelope-line" d="M-4 6 H4" />
    </g>
  ),
  faceName: (say, face) => {
    const named = ENVELOPE_COLOURS.find((one) => one === face)
    return named ? say(`rooms-money-wheel.face.${named}`) : face
  },
}
