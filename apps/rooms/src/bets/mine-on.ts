import type { MemberPages } from '../player/member-pages.ts'
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

type Own = {
  readonly session: { readonly member: string }
  readonly table: { readonly plan: Pick<TablePlan, 'title'> }
}

/** Sends all pages of a member what they have on the coup of a table. */
export const publishOwnBets = (pages: Pick<MemberPages, 'say'>, { session, table }: Own, coup: OpenCoup): void =>
  pages.say(session.member, mineOn(table, coup, session.member))
