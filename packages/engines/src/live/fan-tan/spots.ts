import type { OppositeSpots, Spot } from '../spots.ts'

/** How many beads are left when they have been counted off by fours: four for none. */
export const RESTS = [1, 2, 3, 4] as const
export type Rest = (typeof RESTS)[number]

export type FanTanCondition = `rest-${Rest}`

const spotOn = (group: string, rests: readonly Rest[], odds: string): Spot<FanTanCondition> => ({
  code: `${group}-${rests.join('-')}`,
  group,
  pays: rests.map((rest) => ({ when: `rest-${rest}`, odds })),
})

const nim = (wins: Rest, ties: Rest): Spot<FanTanCondition> => ({
  code: `nim-${wins}-over-${ties}`,
  group: 'nim',
  pays: [
    { when: `rest-${wins}`, odds: '1.9' },
    { when: `rest-${ties}`, odds: '0' },
  ],
})

const pairs = RESTS.flatMap((low) => RESTS.filter((high) => high > low).map((high) => [low, high]))

/**
 * The pay table in the order of a table, without commission: what is 5 % of a win elsewhere is taken off the odds. A nim
 * wins with the first number and gives the stake back with the second; a kwok has two numbers, a sheh-sam-hong three.
 */
export const fanTanSpots: readonly Spot<FanTanCondition>[] = [
  ...RESTS.map((rest) => spotOn('fan', [rest], '2.85')),
  ...RESTS.flatMap((wins) => RESTS.filter((ties) => ties !== wins).map((ties) => nim(wins, ties))),
  ...pairs.map((rests) => spotOn('kwok', rests, '0.95')),
  ...RESTS.toReversed().map((missing) => {
    const rests = RESTS.filter((rest) => rest !== missing)
    return spotOn('sheh-sam-hong', rests, '0.3167')
  }),
]

export const fanTanOpposites: readonly OppositeSpots[] = [
  ['fan-1', 'fan-2', 'fan-3', 'fan-4'],
  ['kwok-1-2', 'kwok-3-4'],
  ['kwok-1-3', 'kwok-2-4'],
  ['kwok-1-4', 'kwok-2-3'],
]
