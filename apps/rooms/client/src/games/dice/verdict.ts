import type { CoupResult, TableRules } from '#protocol'
import type { Say } from '../../words.ts'
import type { Verdict } from '../game-look.ts'
import { totalOfFaces } from './dice-faces.ts'
import { diceSpotName } from './spot-name.ts'

/** Bets of their own beside the sides that are worth telling. */
const SPECIAL = ['11-hilo']

/** Which of the table's sides it was, and the total in words; where it was none of them, the total. */
export function numberVerdict(say: Say, { faces, roads, won }: CoupResult, sides: TableRules['sides']): Verdict {
  const total = totalOfFaces(faces)
  const [face = ''] = faces
  const isTriple = faces.every((each) => each === face)
  const names = [...sides.flatMap(({ red, blue }) => [red, blue]), ...SPECIAL]
    .filter((spot) => won.includes(spot))
    .map((spot) => diceSpotName(say, spot))
  const triple = isTriple ? [say('rooms-dice.won.triple', { face })] : []
  const endings = [...triple, ...names]
  const [title = say('rooms-dice.total', { total }), ...others] = endings
  const [road] = roads
  return {
    title,
    text: [say('rooms-dice.won', { faces: faces.join(' · '), total }), ...endings].join(' · '),
    ...(others.length > 0 && { mark: others.join(' · ') }),
    ...(road && { side: road.winner }),
  }
}
