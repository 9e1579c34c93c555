import type { TableRules } from '#protocol'
import type { FeltSpot } from './game-look.ts'

/** A row of a felt. `label` and `className` say how a spot of it looks. */
export type SpotRow = { readonly kind: string; readonly spots: readonly string[] }

/** The spots of a table in the rows of its game; those that the page does not know lie in the uppermost. */
export function spotRows(layout: readonly SpotRow[], { spots }: Pick<TableRules, 'spots'>): readonly SpotRow[] {
  const codes = spots.map(({ spot }) => spot)
  const known = layout.flatMap((row) => row.spots)
  const others: SpotRow = { kind: 'side', spots: codes.filter((spot) => !known.includes(spot)) }
  const rows = layout.map((row) => ({ ...row, spots: row.spots.filter((spot) => codes.includes(spot)) }))
  return [others, ...rows].filter((row) => row.spots.length > 0)
}

type SpotRowsProps = {
  readonly rows: readonly SpotRow[]
  readonly Spot: FeltSpot
  /** Of spots that look otherwise than usual. */
  readonly classOf?: (spot: string) => string | undefined
  readonly labelOf?: (spot: string) => string | undefined
}

/** Rows of spots. */
export function SpotRows({ rows, Spot, classOf, labelOf }: SpotRowsProps) {
  return rows.map(({ kind, spots }) => (
    <div key={spots.join(' ')} className="spot-row" data-kind={kind}>
      {spots.map((spot) => {
        const [className, label] = [classOf?.(spot), labelOf?.(spot)]
        return <Spot key={spot} spot={spot} {...(className && { className })} {...(label && { label })} />
      })}
    </div>
  ))
}
