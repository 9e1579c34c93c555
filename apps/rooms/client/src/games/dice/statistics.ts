import type { PastResult } from '#protocol'
import { casesOf, type GameStatistics, type StatisticsGroup } from '../statistics.ts'
import { totalOfFaces } from './dice-faces.ts'

const isTriple = ({ faces }: PastResult): boolean => new Set(faces).size === 1

const total =
  (is: (total: number) => boolean) =>
  ({ faces }: PastResult): boolean =>
    is(totalOfFaces(faces))

/** With a triple only bets on triples win, whatever the total. */
const totalOfDifferent = (is: (total: number) => boolean) => (result: PastResult) =>
  !isTriple(result) && total(is)(result)

/** The face of `single-4` or `single-crab` on at least one die. */
const isShown =
  (spot: string) =>
  ({ faces }: PastResult): boolean =>
    faces.includes(spot.slice('single-'.length))

const singles = (faces: readonly string[]): StatisticsGroup => ({
  title: 'rooms-dice.group.single',
  cases: casesOf(
    faces.map((face) => `single-${face}`),
    isShown,
  ),
})

const NUMBERS = ['1', '2', '3', '4', '5', '6']

export const sicBoStatistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'big', tone: 'red', isIn: totalOfDifferent((sum) => sum > 10) },
        { spot: 'small', tone: 'blue', isIn: totalOfDifferent((sum) => sum <= 10) },
        { spot: 'odd', tone: 'red', isIn: totalOfDifferent((sum) => sum % 2 === 1) },
        { spot: 'even', tone: 'blue', isIn: totalOfDifferent((sum) => sum % 2 === 0) },
        { spot: 'any-triple', tone: 'green', isIn: isTriple },
      ],
    },
    singles(NUMBERS),
  ],
}

export const thaiHiloStatistics: GameStatistics = {
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: [
        { spot: 'high', tone: 'red', isIn: total((sum) => sum > 11) },
        { spot: '11-hilo', tone: 'green', isIn: total((sum) => sum === 11) },
        { spot: 'low', tone: 'blue', isIn: total((sum) => sum < 11) },
      ],
    },
    singles(NUMBERS),
  ],
}

/** In how many coups each picture came, on however many dice. */
export const pictureStatistics = (pictures: readonly string[]): GameStatistics => ({ groups: [singles(pictures)] })
