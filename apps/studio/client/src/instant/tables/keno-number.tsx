import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'

type KenoNumberProps = {
  readonly say: Say
  readonly number: number
  readonly isPicked: boolean
  /** As which of the ten it was drawn, from 0; undefined where it was not. */
  readonly drawnAt: number | undefined
  /** Undefined while it can be neither picked nor taken back. */
  readonly onPress: (() => void) | undefined
  /** Another one lights what was drawn anew. */
  readonly round: string
  readonly star: string | undefined
}

/** A number of the board: pressed to pick it or take it back, lit when it is drawn. */
export function KenoNumber({ say, number, isPicked, drawnAt, onPress, round, star }: KenoNumberProps) {
  const isDrawn = drawnAt !== undefined
  const said = isPicked ? 'game.keno.number.hit' : 'game.keno.number.drawn'
  return (
    <button
      type="button"
      className="keno-number"
      aria-pressed={isPicked}
      aria-label={isDrawn ? say(said, { number }) : undefined}
      aria-disabled={onPress === undefined}
      data-drawn={isDrawn}
      style={{ '--at': drawnAt ?? 0 } as CSSProperties}
      onClick={onPress}
    >
      <span>{number}</span>
      {isDrawn && (
        <span className="keno-light" key={round} aria-hidden="true">
          {isPicked && <img src={star} alt="" />}
          <span>{number}</span>
        </span>
      )}
    </button>
  )
}
