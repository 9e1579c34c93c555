import type { Say } from '../../words.ts'
import type { PayTables } from '../kind.ts'
import { shortMultiple } from './short-multiple.ts'

type RedDogPaysProps = {
  readonly say: Say
  readonly tables: PayTables
  /** Ranks between the cards that lie open, null for two of a rank; undefined while none do. */
  readonly spread: number | null | undefined
}

/** From so many ranks between on, more of them pay no less. */
const MANY = 4

/** What the third card pays by the ranks between, and what a third of a rank does. */
export function RedDogPays({ say, tables, spread }: RedDogPaysProps) {
  const rows = [
    ...[1, 2, 3].map((count) => ({
      text: say('game.red_dog.between', { count }),
      pays: tables.spread?.[count - 1],
      isNow: spread === count,
    })),
    {
      text: say('game.red_dog.between.more', { count: MANY }),
      pays: tables.spread?.[MANY - 1],
      isNow: (spread ?? 0) >= MANY,
    },
    { text: say('game.red_dog.three'), pays: tables['three-of-a-rank']?.[0], isNow: spread === null },
  ]
  return (
    <dl className="dog-pays" aria-label={say('game.red_dog.pays')}>
      {rows.map(({ text, pays, isNow }) => (
        <div key={text} data-now={isNow}>
          <dt>{text}</dt>
          <dd>×{shortMultiple(pays ?? '0')}</dd>
        </div>
      ))}
    </dl>
  )
}
