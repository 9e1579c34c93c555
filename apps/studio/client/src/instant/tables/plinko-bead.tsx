import { type CSSProperties, useEffect, useRef } from 'react'
import { isCalm } from './calm.ts'
import { fallFrames, restMs, shift, strikesMs } from './plinko-fall.ts'
import { FIELD_HEIGHT, landedPlace, struckPegs, waitingPlace } from './plinko-field.ts'

type FallenBeadProps = {
  readonly path: readonly number[]
  readonly slot: number
  readonly lastsMs: number
  /** Whether it is seen falling; else it lies in its slot. */
  readonly falls: boolean
  readonly picture: string | undefined
}

/** How far behind the bead the beads of its tail are; it comes last itself, above them. */
const TAIL_MS = [56, 28, 0]

/** The bead of a round. Whether it falls is settled when it is first drawn: a round has a component of its own. */
export function FallenBead({ path, slot, lastsMs, falls, picture }: FallenBeadProps) {
  const layers = useRef<HTMLDivElement>(null)
  const rows = path.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bead falls once.
  useEffect(() => {
    if (!falls || isCalm()) return
    const duration = restMs(rows, lastsMs)
    const frames = fallFrames(path, slot)
    const falling = [...(layers.current?.children ?? [])].map((layer, at) =>
      layer.animate(frames, { duration, delay: TAIL_MS[at] ?? 0, fill: 'backwards' }),
    )
    return () => {
      for (const animation of falling) animation.cancel()
    }
  }, [])
  const place = { transform: shift(landedPlace(rows, slot)) }
  return (
    <>
      <Sparks {...{ path, lastsMs, falls }} />
      <div ref={layers}>
        {TAIL_MS.map((behind, at) => (
          <div className="plinko-layer" style={place} key={behind} data-tail={TAIL_MS.length - 1 - at}>
            <Bead picture={picture} />
          </div>
        ))}
      </div>
    </>
  )
}

/** The bead of the next round, in the funnel. */
export function WaitingBead({ picture }: { readonly picture: string | undefined }) {
  return (
    <div className="plinko-layer plinko-waiting" style={{ transform: shift(waitingPlace) }}>
      <Bead picture={picture} />
    </div>
  )
}

function Bead({ picture }: { readonly picture: string | undefined }) {
  return <span className="plinko-bead">{picture && <img src={picture} alt="" />}</span>
}

/** Every peg lights up when it is struck, and goes on to glow: the way stays to be seen. */
function Sparks({ path, lastsMs, falls }: Pick<FallenBeadProps, 'path' | 'lastsMs' | 'falls'>) {
  const strikes = strikesMs(path.length, lastsMs)
  return struckPegs(path).map(({ x, y }, row) => {
    const place = {
      left: `${x}%`,
      top: `${(100 * y) / FIELD_HEIGHT}%`,
      '--strikes': `${strikes[row]}ms`,
    } as CSSProperties
    return <span className="plinko-spark" data-falls={falls} style={place} key={y} />
  })
}
