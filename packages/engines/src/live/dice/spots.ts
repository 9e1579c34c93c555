import type { Spot } from '../spots.ts'

export const FACES = [1, 2, 3, 4, 5, 6] as const

/** A face that pays the more, the more dice show it: `odds` for one, two and three. */
export const singleSpot = (
  code: string,
  face: number,
  [once, twice, thrice]: readonly [string, string, string],
): Spot => ({
  code,
  group: 'single',
  pays: [
    { when: `3-of-${face}`, odds: thrice },
    { when: `2-of-${face}`, odds: twice },
    { when: `1-of-${face}`, odds: once },
  ],
})

/** All fifteen pairs of different faces, the lower one first. */
export const facePairs: readonly (readonly [number, number])[] = FACES.flatMap((low) =>
  FACES.filter((high) => high > low).map((high): [number, number] => [low, high]),
)

/** Two different faces that are both shown. */
export const pairSpot = (code: string, [low, high]: readonly [number, number], odds: string): Spot => ({
  code,
  group: 'pair',
  pays: [{ when: `both-${low}-${high}`, odds }],
})
