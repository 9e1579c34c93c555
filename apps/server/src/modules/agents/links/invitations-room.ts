import { defineRoom } from '#platform/room'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import type { Agents } from '../agents/index.ts'
import type { StartingContracts } from '../salary/index.ts'
import { createInvitations, type Invitations } from './index.ts'
import { invitationRoutes } from './invitation-routes.ts'

type Below = {
  readonly agents: Pick<Agents, 'find' | 'inviterBy' | 'types' | 'appointInvited' | 'lockTree'>
  readonly guard: Pick<Guard, 'budgets'>
  readonly members: Pick<Members, 'find'>
  readonly startingContracts: Pick<StartingContracts, 'offersOf' | 'isOffered' | 'begin' | 'tellLeftOut'>
}

/** By which codes one may register, for the registration below this room. */
export const invitationsRoom = defineRoom({
  name: 'invitations',
  build: ({ agents, guard, members, startingContracts }: Below, { database, clock }) =>
    createInvitations({
      database,
      clock,
      inviterBy: agents.inviterBy,
      findMember: members.find,
      agents: {
        find: agents.find,
        invitable: agents.types.invitable,
        appointInvited: agents.appointInvited,
        lockTree: agents.lockTree,
      },
      terms: startingContracts,
      demandBudgets: guard.budgets.demand,
      spendBudgets: guard.budgets.spend,
    }),
  site: (serve, { invitations }: { readonly invitations: Invitations }) => invitationRoutes(serve, { invitations }),
})
