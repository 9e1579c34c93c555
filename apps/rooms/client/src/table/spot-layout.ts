import type { TableRules } from '#protocol'

/** The rows of a table, player on the left and banker on the right. Whatever spots a table has, each lies in one row. */
const ROWS = [
  ['player-dragon-bonus', 'small', 'big', 'banker-dragon-bonus'],
  ['player-pair', 'either-pair', 'perfect-pair', 'banker-pair'],
  ['panda-8', 'dragon-7'],
  ['player', 'tie', 'super-six', 'banker'],
] as const

export type SpotRow = { readonly kind: 'side' | 'main'; readonly spots: readonly string[] }

/** The spots of a table in rows; those this page does not know lie in the uppermost. */
export function spotRows({ spots }: Pick<TableRules, 'spots'>): readonly SpotRow[] {
  const codes = spots.map(({ spot }) => spot)
  const known: readonly string[] = ROWS.flat()
  const rows = ROWS.map(
    (row): SpotRow => ({
      kind: row === ROWS[3] ? 'main' : 'side',
      spots: row.filter((spot) => codes.includes(spot)),
    }),
  )
  const others: SpotRow = { kind: 'side', spots: codes.filter((spot) => !known.includes(spot)) }
  return [others, ...rows].filter((row) => row.spots.length > 0)
}
