/** Sounds as parameters of the ZzFX synthesiser: volume, randomness, frequency, attack, sustain, release, shape, … */
export const EFFECTS = {
  chip: [0.45, 0.05, 1900, 0.001, 0.006, 0.05, 1, 2.2, 0, 0, 620, 0.012],
  confirm: [0.5, 0, 620, 0.004, 0.03, 0.12, 0, 1.5, 0, 0, 310, 0.05],
  tick: [0.2, 0, 1180, 0.001, 0.008, 0.045, 0, 1.4],
  closed: [0.5, 0, 330, 0.01, 0.08, 0.2, 0, 1.2, -2],
  win: [0.75, 0, 523, 0.01, 0.14, 0.4, 0, 1.3, 0, 0, 262, 0.07, 0.1, 0, 0, 0, 0.06, 0.7, 0.08],
} as const

export type Effect = keyof typeof EFFECTS
