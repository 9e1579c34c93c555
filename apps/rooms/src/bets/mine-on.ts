import type { RoomMessage } from '../protocol.ts'
import type { OpenCoup } from '../tables/standing.ts'
import type { TablePlan } from '../tables/table-plans.ts'

/** What a member has on the coup of a table, and what is asked of them. */
export const mineOn = (
  { plan }: { readonly plan: Pick<TablePlan, 'title'> },
  { id, bets, decisions }: Pick<OpenCoup, 'id' | 'bets' | 'decisions'>,
  member: string,
): RoomMessage => ({
  kind: 'mine',
  table: plan.title.code,
  coup: id,
  ...bets.mine(member),
  ...decisions.mine(member),
})
