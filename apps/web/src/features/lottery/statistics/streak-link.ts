import type { WireSelection } from '@sanuk/contracts/lottery'
import { writePicks } from '../pad/picks-in-address.ts'

/** The address of a lottery with a play on its pad and what is picked there. */
export function streakLink(href: string, play: string, { rows = [] }: WireSelection): string {
  const search = new URLSearchParams({ play, pick: writePicks(rows) })
  return `${href}${href.includes('?') ? '&' : '?'}${search}`
}
