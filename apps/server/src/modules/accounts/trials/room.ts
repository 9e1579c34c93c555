import { defineRoom } from '#platform/room'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Guard } from '../guard/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Members } from '../members/index.ts'
import { createTrials, type Trials } from './index.ts'
import { trialsRoutes } from './routes.ts'

type Below = {
  readonly members: Members
  readonly wallet: Pick<Wallet, 'accountOf'>
  readonly guard: Pick<Guard, 'budgets'>
  readonly identity: Pick<Identity, 'letIn'>
}

export const trialsRoom = defineRoom({
  name: 'trials',
  build: ({ members, wallet, guard, identity }: Below, { database, clock }) =>
    createTrials({
      database,
      clock,
      members,
      accountOf: wallet.accountOf,
      budgets: guard.budgets,
      letIn: identity.letIn,
    }),
  site: (serve, { trials }: { readonly trials: Trials }) => trialsRoutes(serve, { trials }),
  jobs: ({ closeEnded }) => [{ name: 'trials-close-ended', every: '* * * * *', work: closeEnded }],
})
