import type { Say } from '../words.ts'

/** Something that is counted: its colour, how it is written in short, and in full with its number. */
export type Counted = {
  readonly key: string
  readonly short: string
  readonly full: string
  readonly count: number
}

/** How often what came. */
export function CountList({ say, counted }: { readonly say: Say; readonly counted: readonly Counted[] }) {
  return (
    <ul className="counts" aria-label={say('rooms.counts')}>
      {counted.map(({ key, short, full, count }) => (
        <li key={key} data-counted={key} aria-label={full}>
          <span aria-hidden="true">{short}</span>
          <b aria-hidden="true">{count}</b>
        </li>
      ))}
    </ul>
  )
}
