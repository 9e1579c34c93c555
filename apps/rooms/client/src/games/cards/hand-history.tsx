import type { PastResult } from '#protocol'
import type { Say } from '../../words.ts'

/** How many of the last results are drawn. */
const LAST = 12

type HandHistoryProps = {
  readonly say: Say
  readonly results: readonly PastResult[]
  readonly titles: { readonly last: string; readonly none: string; readonly counts: string }
  /** A face in a few letters, and as it is read out. */
  readonly shortOf: (face: string) => string
  readonly textOf: (player: string, dealer: string) => string
  /** What is counted of a result, and all that may come. */
  readonly counted: { readonly all: readonly string[]; readonly of: (faces: readonly string[]) => string }
  readonly countText: (key: string, count: number) => string
}

/** The last hands of player and dealer, and how often each kind came. */
export function HandHistory({ results, titles, shortOf, textOf, counted, countText }: HandHistoryProps) {
  const last = results.map(({ faces }, at) => ({ faces, at })).slice(-LAST)
  return (
    <div className="hand-history">
      <section aria-label={titles.last}>
        <h2>{titles.last}</h2>
        {results.length === 0 && <p>{titles.none}</p>}
        <ol className="hand-last">
          {last.toReversed().map(({ faces: [player = '', dealer = ''], at }) => (
            <li key={at} data-newest={at === results.length - 1}>
              <span className="visually-hidden">{textOf(player, dealer)}</span>
              <span aria-hidden="true">{shortOf(player)}</span>
              <b aria-hidden="true">{shortOf(dealer)}</b>
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={titles.counts}>
        <h2>{titles.counts}</h2>
        <ul className="hand-counts">
          {counted.all.map((key) => {
            const count = results.filter(({ faces }) => counted.of(faces) === key).length
            return (
              <li key={key}>
                <span className="visually-hidden">{countText(key, count)}</span>
                <span aria-hidden="true">{shortOf(key)}</span>
                <b aria-hidden="true">{count}</b>
              </li>
            )
          })}
        </ul>
      </section>
    </div>
  )
}
