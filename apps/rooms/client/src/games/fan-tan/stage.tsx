import './look.css'
import type { CSSProperties } from 'react'
import { isCalm } from '../../motion.ts'
import { faceAt, type StageProps } from '../game-props.ts'
import { useElapsed } from '../use-elapsed.ts'
import { useStill } from '../use-still.ts'
import { type BeadPlace, beadPlaces, COUNT_MS } from './bead-places.ts'
import { Cup, Mat, Stick } from './cup.tsx'
import { readBeads, readRest } from './rests.ts'

/** From the beads' being told until they are counted. */
export const SEEN_MS = COUNT_MS

/** A cup over beads: lifted, and the beads led off four by four until what is left can be seen. */
export function Stage({ say, shown, coup }: StageProps) {
  const isStill = useStill(coup, shown.length) > 0
  const beads = readBeads(faceAt(shown, 'beads'))
  const rest = readRest(faceAt(shown, 'rest'))
  const isCounted = useElapsed(beads === null ? null : coup, isStill || isCalm() ? 0 : COUNT_MS)
  const label = beads === null ? say('rooms-fan-tan.stage.covered') : say('rooms-fan-tan.stage.beads', { beads })
  return (
    <div className="fan-tan-stage">
      <svg key={coup} viewBox="0 0 560 250" role="img" aria-label={label} data-counting={beads !== null && !isStill}>
        <Mat />
        {beads !== null && (
          <>
            {beadPlaces(beads).map((place, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: beads have no names, and their number never changes.
              <Bead key={at} {...place} />
            ))}
            <Stick />
          </>
        )}
        <g className="fan-tan-cup" data-lifted={beads !== null}>
          <Cup />
        </g>
      </svg>
      {rest !== null && isCounted && (
        <p className="fan-tan-told" data-side={rest % 2 === 1 ? 'banker' : 'player'} data-still={isStill}>
          <strong>{rest}</strong> <span>{say('rooms-fan-tan.told', { beads: beads ?? '' })}</span>
        </p>
      )}
    </div>
  )
}

function Bead({ heap, end, isRest, size, startsMs }: BeadPlace) {
  const style: Record<string, string> = {
    '--heap-x': `${heap.x.toFixed(1)}px`,
    '--heap-y': `${heap.y.toFixed(1)}px`,
    '--x': `${end.x.toFixed(1)}px`,
    '--y': `${end.y.toFixed(1)}px`,
    '--size': `${size}`,
    '--starts': `${Math.round(startsMs)}ms`,
  }
  return (
    <g className="fan-tan-bead" data-rest={isRest} style={style as CSSProperties}>
      <circle className="bead-body" r="5.6" />
      <circle className="bead-shine" cx="-1.6" cy="-1.8" r="1.5" />
    </g>
  )
}
