import type { CSSProperties } from 'react'
import { heatOf } from './heat.ts'
import { shortMultiple } from './short-multiple.ts'

type PlinkoSlotsProps = {
  readonly multiples: readonly string[]
  /** The slot the bead lies in, once it does. */
  readonly landed: number | null
}

/** What the slots pay, from cool to hot. */
export function PlinkoSlots({ multiples, landed }: PlinkoSlotsProps) {
  const heat = heatOf(multiples)
  return (
    <ol className="plinko-slots">
      {multiples.map((multiple, slot) => {
        // The slots of a board never change their places.
        const place = `slot ${slot}`
        return (
          <li key={place} data-landed={slot === landed} style={{ '--heat': heat.get(multiple) } as CSSProperties}>
            {shortMultiple(multiple)}
          </li>
        )
      })}
    </ol>
  )
}
