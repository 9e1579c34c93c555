import { ZERO } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Withdrawals } from '../../money/withdrawals/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Salary } from '../salary/index.ts'
import { createTeam, type Team } from './index.ts'
import { teamRoutes } from './routes.ts'

type Below = {
  readonly cashier: Pick<Cashier, 'creditedAfter' | 'creditedWithin'>
  readonly catalogue: Pick<Catalogue, 'named'>
  readonly members: Pick<Members, 'findMany' | 'invitedAfter'>
  readonly salary: Pick<Salary, 'activeLeastOn'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'changedDays' | 'playedOnDays'>
  readonly wagers: Pick<Wagers, 'settledOf' | 'describeRounds'>
  readonly withdrawals: Pick<Withdrawals, 'paidOutAfter' | 'paidOutWithin'>
}

export const teamRoom = defineRoom({
  name: 'team',
  build: ({ cashier, catalogue, members, salary, system, turnover, wagers, withdrawals }: Below, platform) =>
    createTeam({
      database: platform.database,
      clock: platform.clock,
      turnover,
      activeLeastOn: salary.activeLeastOn,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      invitedAfter: members.invitedAfter,
      creditedAfter: cashier.creditedAfter,
      creditedWithin: cashier.creditedWithin,
      paidOutAfter: withdrawals.paidOutAfter,
      paidOutWithin: withdrawals.paidOutWithin,
      settledRounds: async (asked, after) => {
        const { list, nextCursor } = await wagers.settledOf(asked, after)
        const rounds = await wagers.describeRounds(
          list.map(({ round }) => round),
          catalogue.named,
        )
        return { list: rounds.map((round, at) => ({ round, valid: list[at]?.valid ?? ZERO })), nextCursor }
      },
    }),
  site: (serve, { team }: { readonly team: Team }) => teamRoutes(serve, { team }),
  followers: ({ follow }) => [{ name: 'team', follow }],
})
