import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'
import { shortMultiple } from './short-multiple.ts'

type WheelLegendProps = {
  readonly say: Say
  readonly multiples: readonly string[]
  readonly heat: ReadonlyMap<string, number>
  /** What the segment that was met pays, once the wheel stands. */
  readonly met: string | null
}

/** Which multiples there are, and how many segments of each. */
export function WheelLegend({ say, multiples, heat, met }: WheelLegendProps) {
  return (
    <ul className="wheel-legend" aria-label={say('game.wheel.legend')}>
      {[...heat].map(([multiple, degree]) => {
        const share = { count: multiples.filter((one) => one === multiple).length, total: multiples.length }
        return (
          <li
            key={multiple}
            data-empty={Number(multiple) === 0}
            data-met={multiple === met}
            style={{ '--heat': degree } as CSSProperties}
          >
            <strong>×{shortMultiple(multiple)}</strong>
            <span aria-hidden="true">{`${share.count}/${share.total}`}</span>
            <span className="visually-hidden">{say('game.wheel.share', share)}</span>
          </li>
        )
      })}
    </ul>
  )
}
