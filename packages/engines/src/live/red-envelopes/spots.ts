import type { Wheel } from '../money-wheel/spots.ts'

/** The colours of the envelopes. */
export const ENVELOPE_COLOURS = ['red', 'orange', 'green', 'purple', 'gold'] as const
export type EnvelopeColour = (typeof ENVELOPE_COLOURS)[number]

/**
 * 24 envelopes on a tree: 10 red, 6 orange, 4 green, 3 purple and a golden one. The one that is taken down holds one of
 * the prizes of its colour. Numbers and prizes are ours: every colour returns 23 of 24, 95.83 %.
 */
export const redEnvelopes: Wheel<EnvelopeColour> = {
  code: 'red-envelopes',
  faces: ENVELOPE_COLOURS,
  odds: {},
  segments: [
    'red',
    'red',
    'orange',
    'green',
    'purple',
    'red',
    'red',
    'orange',
    'red',
    'green',
    'orange',
    'purple',
    'gold',
    'red',
    'red',
    'orange',
    'green',
    'red',
    'red',
    'orange',
    'purple',
    'red',
    'green',
    'orange',
  ],
  second: {
    kind: 'prizes',
    prizes: {
      red: [1, 1, 1, 1, 1, 1, 1, 2, 2, 2],
      orange: [2, 2, 2, 3, 3, 5],
      green: [3, 4, 4, 8],
      purple: [5, 5, 10],
      gold: [15, 15, 18, 40],
    },
  },
}
