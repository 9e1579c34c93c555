import { defineRoom } from '#platform/room'
import type { Operators } from '../operators/index.ts'
import { type Approvals, createApprovals } from './index.ts'
import { approvalsOfficeRoutes } from './office-routes.ts'

type Office = { readonly approvals: Approvals; readonly operators: Pick<Operators, 'names'> }

export const approvalsRoom = defineRoom({
  name: 'approvals',
  build: (_below: object, { database, clock }, registered) =>
    createApprovals({ database, clock, carryOut: registered().carryOut }),
  office: (serve, { approvals, operators }: Office) => {
    approvalsOfficeRoutes(serve, { approvals, operatorNames: operators.names })
  },
})
