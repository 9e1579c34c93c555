import { ZERO } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Withdrawals } from '../../money/withdrawals/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Agents } from '../agents/index.ts'
import type { Freezes } from '../freezes/index.ts'
import type { Salary } from '../salary/index.ts'
import { createTeam, type Team } from './index.ts'
import { teamRoutes } from './routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'isInBranch'>
  readonly cashier: Pick<Cashier, 'creditedAfter' | 'creditedWithin'>
  readonly catalogue: Pick<Catalogue, 'named'>
  readonly freezes: Pick<Freezes, 'of'>
  readonly members: Pick<Members, 'findMany' | 'invitedAfter'>
  readonly salary: Pick<Salary, 'activeLeastOn'>
  readonly system: Pick<System, 'reckoningOf'>
  readonly turnover: Pick<Turnover, 'changedDays' | 'playedOnDays'>
  readonly wagers: Pick<Wagers, 'settledOf' | 'describeRounds'>
  readonly wallet: Pick<Wallet, 'givenAfter' | 'givenWithin'>
  readonly withdrawals: Pick<Withdrawals, 'paidOutAfter' | 'paidOutWithin'>
}

export const teamRoom = defineRoom({
  name: 'team',
  build: (
    { agents, cashier, catalogue, freezes, members, salary, system, turnover, wagers, wallet, withdrawals }: Below,
    platform,
  ) =>
    createTeam({
      database: platform.database,
      clock: platform.clock,
      turnover,
      isInBranch: agents.isInBranch,
      freezesOf: freezes.of,
      activeLeastOn: salary.activeLeastOn,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      invitedAfter: members.invitedAfter,
      creditedAfter: cashier.creditedAfter,
      creditedWithin: cashier.creditedWithin,
      paidOutAfter: withdrawals.paidOutAfter,
      paidOutWithin: withdrawals.paidOutWithin,
      givenAfter: wallet.givenAfter,
      givenWithin: wallet.givenWithin,
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
