import type { RoomMessage } from '../protocol.ts'
import type { OpenCoup } from '../tables/standing.ts'
import type { Table } from '../tables/table.ts'

/** What a member has on the coup of a table. */
export const mineOn = ({ plan }: Pick<Table, 'plan'>, { id, bets }: OpenCoup, member: string): RoomMessage => ({
  kind: 'mine',
  table: plan.title.code,
  coup: id,
  ...bets.mine(member),
})
