import { type Stop, stop } from '@sanuk/contracts/lottery'
import * as z from 'zod/mini'

/** When repeated bets end before the last issue; `profit` is what is typed, a decimal string. */
export type StopChoice = { readonly kind: 'never' | 'win' | 'profit'; readonly profit: string }

export const NO_STOP: StopChoice = { kind: 'never', profit: '' }

/** What is sent of a choice; `null` while the profit is not an amount. */
export function stopOf({ kind, profit }: StopChoice): Stop | null | undefined {
  if (kind === 'never') return undefined
  const read = z.safeParse(stop, kind === 'win' ? { onWin: true } : { profit })
  return read.success ? read.data : null
}
