import type { CSSProperties } from 'react'
import type { Say } from '../../words.ts'

type KenoPaysProps = {
  readonly say: Say
  /** What no hit, one hit and so on pay. */
  readonly multiples: readonly string[]
  /** At which of the ten draws each hit fell; undefined while no round is shown. */
  readonly hitsAt: readonly number[] | undefined
  /** Shows the steps up to the hits of another round anew. */
  readonly round: string
}

const LAST_DRAW = 9

/** What the numbers picked can pay: each hit lights its step as it falls, and the last one stays lit. */
export function KenoPays({ say, multiples, hitsAt, round }: KenoPaysProps) {
  const reached = hitsAt?.length
  const litAt = (hits: number) => (hits === reached ? LAST_DRAW + 1 : hitsAt?.[hits - 1])
  return (
    <ol className="keno-pays" aria-label={say('game.keno.pays', { count: multiples.length - 1 })}>
      {multiples.map((multiple, hits) => {
        // Steps keep their place: hits count up from none.
        const step = `step ${hits}`
        const at = litAt(hits)
        return (
          <li key={step} data-reached={hits === reached} data-nothing={Number(multiple) === 0}>
            {at !== undefined && (
              <span className="keno-step" key={round} style={{ '--at': at } as CSSProperties} aria-hidden="true" />
            )}
            <span className="keno-hits" aria-hidden="true">
              {hits}
            </span>
            <span className="visually-hidden">{say('game.keno.hits', { count: hits })}</span>
            <b>×{Number(multiple)}</b>
          </li>
        )
      })}
    </ol>
  )
}
