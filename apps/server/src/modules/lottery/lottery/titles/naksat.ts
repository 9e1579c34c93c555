import type { LotteryLabel } from './title.ts'

/** Draws of animals of the zodiac. */
export const NAKSAT: LotteryLabel = {
  code: 'NAKSAT',
  name: 'Naksat Draws',
  gameType: 'ELOTT',
  icon: { symbol: 'rabbit', hues: [300, 285] },
  titles: [
    {
      code: 'zodiac-twelve',
      names: { th: 'สิบสองนักษัตร', en: 'Twelve Animals' },
      playType: 'THAI',
      minimumStake: '1',
      maximumStake: '500',
      tags: ['new'],
      cover: {
        symbol: 'dragon-face',
        hues: [95, 20],
        pattern: 'rosette',
        accents: ['rat', 'ox', 'tiger', 'rabbit', 'snake', 'horse', 'monkey-face', 'rooster', 'pig'],
        arrangement: 'ringed',
      },
    },
  ],
}
