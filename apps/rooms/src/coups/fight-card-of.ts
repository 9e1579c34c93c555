import { dayOf, instantOfLocalTime } from '@sanuk/contracts/calendar-day'
import type { FightCard } from '../fight-protocol.ts'
import type { Deal } from '../games/table-game.ts'
import type { CoupStore } from './coup-store.ts'

/** Where the days of a ring begin and end. */
const ZONE = 'Asia/Bangkok'

type Opened = { readonly opensAt: Date; readonly deal: Pick<Deal, 'card'> }

/** The card of a coup with its number of the day, which counts all coups of its table; nothing where its game has no cards. */
export async function fightCardOf(
  coups: Pick<CoupStore, 'countOpened'>,
  table: string,
  { opensAt, deal }: Opened,
): Promise<{ readonly card?: FightCard }> {
  if (!deal.card) return {}
  const day = dayOf(opensAt, ZONE)
  const fight = await coups.countOpened(table, instantOfLocalTime(Date.parse(day), ZONE), opensAt)
  return { card: { day, fight, ...deal.card } }
}
