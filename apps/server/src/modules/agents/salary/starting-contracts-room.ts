import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import { createStartingContracts, type StartingContracts } from './index.ts'
import { defaultsOfficeRoutes } from './starting/office-routes.ts'

type Below = {
  readonly members: Pick<Members, 'findMany'>
  readonly messages: Pick<Messages, 'tell'>
  readonly system: Pick<System, 'reckoningOf'>
}
type Office = { readonly startingContracts: StartingContracts; readonly approvals: Approvals }

/** The contracts that agents start with, for the registration and the appointment below this room. */
export const startingContractsRoom = defineRoom({
  name: 'startingContracts',
  build: ({ members, messages, system }: Below, { database, clock }) =>
    createStartingContracts({
      database,
      clock,
      reckoningOf: system.reckoningOf,
      findMembers: members.findMany,
      tell: messages.tell,
    }),
  office: (serve, { startingContracts, approvals }: Office) =>
    defaultsOfficeRoutes(serve, { defaults: startingContracts.defaults, approvals }),
  proposals: ({ defaults }) => ({ 'salary.defaults': defaults.carryOut }),
})
