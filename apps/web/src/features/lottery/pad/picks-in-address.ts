import { faultOf, type Play, type Selection } from '@sanuk/engines/lottery/bets'

/** Picks as an address says them: each is `row.symbol`, joined by `_`. */
export const writePicks = (rows: NonNullable<Selection['rows']>): string =>
  rows.flatMap((row, at) => row.map((symbol) => `${at}.${symbol}`)).join('_')

/** The rows that an address picks on a play's pad; `null` where that is no valid selection of the play. */
export function readPicks({ form }: Pick<Play, 'form'>, text: string): readonly (readonly number[])[] | null {
  if (!/^\d+\.\d+(_\d+\.\d+)*$/.test(text)) return null
  const picks = text.split('_').map((pick) => pick.split('.').map(Number))
  if (picks.some(([row = 0]) => row >= form.rows.length)) return null
  const rows = form.rows.map((_, at) =>
    picks.flatMap(([row, symbol]) => (row === at && symbol !== undefined ? [symbol] : [])),
  )
  return faultOf(form, { rows }) === null ? rows : null
}
