import './money-wheel.css'
import type { HistoryProps } from '../game-look.ts'
import { pastFaces } from './outcome.ts'
import { factorText, type WheelTheme } from './wheel-theme.ts'

/** How many of the last results are shown. */
const LAST = 24

type WheelHistoryProps = HistoryProps & { readonly theme: WheelTheme }

function Mark({ theme, face }: { readonly theme: WheelTheme; readonly face: string }) {
  return (
    <span className="wheel-mark" data-face={face} aria-hidden="true">
      <svg viewBox="-12 -12 24 24" aria-hidden="true">
        <theme.Drawing face={face} />
      </svg>
    </span>
  )
}

/** The last results, and how often each face came. */
export function WheelHistory({ theme, say, results }: WheelHistoryProps) {
  const all = pastFaces(theme.wheel, results)
  const last = all.map((past, at) => ({ ...past, at })).slice(-LAST)
  return (
    <div className="wheel-history" data-wheel={theme.wheel.code}>
      <section aria-label={say('rooms-money-wheel.last')}>
        <h2>{say('rooms-money-wheel.last')}</h2>
        {all.length === 0 && <p className="wheel-none">{say('rooms-money-wheel.last.none')}</p>}
        <ol className="wheel-last">
          {last.toReversed().map(({ face, factor, at }) => (
            <li key={at} data-newest={at === all.length - 1}>
              <span className="visually-hidden">{theme.faceName(say, face)} </span>
              <Mark {...{ theme, face }} />
              {factor !== null && <b>{factorText(say, theme.wheel, factor)}</b>}
            </li>
          ))}
        </ol>
      </section>
      <ul className="wheel-counts" aria-label={say('rooms-money-wheel.counts')}>
        {theme.wheel.faces.map((face) => {
          const count = all.filter((past) => past.face === face).length
          const share = all.length === 0 ? 0 : Math.round((count * 100) / all.length)
          return (
            <li
              key={face}
              data-face={face}
              aria-label={say('rooms-money-wheel.count', { face: theme.faceName(say, face), count, share })}
            >
              <Mark {...{ theme, face }} />
              <span className="wheel-bar" aria-hidden="true">
                <i style={{ inlineSize: `${share}%` }} />
              </span>
              <span aria-hidden="true">{`${share}%`}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The newest results as marks, for phones. */
export function WheelStrip({ theme, results }: WheelHistoryProps) {
  return pastFaces(theme.wheel, results)
    .slice(-10)
    .map(({ face }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: results have no names.
      <span key={at} data-wheel={theme.wheel.code}>
        <Mark {...{ theme, face }} />
      </span>
    ))
}
