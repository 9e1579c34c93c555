import { defineRoom } from '#platform/room'
import type { Identity } from '../../accounts/identity/index.ts'
import type { Members } from '../../accounts/members/index.ts'
import { createPayees, type Payees } from './index.ts'
import { payeesRoutes } from './routes.ts'

type Below = {
  readonly identity: Pick<Identity, 'paymentPasswords'>
  readonly members: Pick<Members, 'toldPayeeName'>
}

export const payeesRoom = defineRoom({
  name: 'payees',
  build: ({ identity, members }: Below, { database, clock, installationSecret }) =>
    createPayees({
      database,
      clock,
      installationSecret,
      demandPayment: identity.paymentPasswords.demand,
      toldName: members.toldPayeeName,
    }),
  site: (serve, { payees }: { readonly payees: Payees }) => payeesRoutes(serve, { payees }),
})
