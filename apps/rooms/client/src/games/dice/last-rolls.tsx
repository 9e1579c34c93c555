import type { PastResult } from '#protocol'
import type { Say } from '../../words.ts'
import { type DiceFaces, totalOfFaces } from './dice-faces.ts'
import { FlatDie } from './die.tsx'

/** How many results are read out. */
const TOLD = 6

type LastRollsProps = {
  readonly say: Say
  readonly faces: DiceFaces
  readonly results: readonly PastResult[]
  readonly most: number
}

/** The newest results as dice, the newest first, `most` of them. */
export function LastRolls({ say, faces, results, most }: LastRollsProps) {
  const last = results
    .map((result, at) => ({ ...result, at }))
    .slice(-most)
    .reverse()
  const told = last.slice(0, TOLD).map(({ faces: shown }) => shown.map((face) => faces.name(say, face)).join(' '))
  return (
    <div className="last-rolls" role="img" aria-label={say('rooms-dice.last', { results: told.join(', ') || '–' })}>
      {last.map(({ faces: shown, roads, at }) => (
        <span key={at} className="last-roll" data-newest={at === results.length - 1}>
          {shown.map((face, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
            <FlatDie key={place} {...{ faces, face }} />
          ))}
          {faces.hasTotal && <b data-winner={roads[0]?.winner}>{totalOfFaces(shown)}</b>}
        </span>
      ))}
    </div>
  )
}
