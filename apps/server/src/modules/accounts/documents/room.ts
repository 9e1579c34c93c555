import { defineRoom } from '#platform/room'
import type { Messages } from '../../site/messages/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { Audit } from '../../staff/audit/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Guard } from '../guard/index.ts'
import type { Members } from '../members/index.ts'
import { createDocuments, type Documents } from './index.ts'
import { documentsOfficeRoutes } from './office-routes.ts'
import { documentsRoutes } from './routes.ts'

type Below = {
  readonly guard: Pick<Guard, 'budgets'>
  readonly messages: Pick<Messages, 'tell'>
  readonly pictures: Pictures
}

type Office = {
  readonly documents: Documents
  readonly members: Members
  readonly operators: Pick<Operators, 'names'>
  readonly audit: Pick<Audit, 'say'>
}

export const documentsRoom = defineRoom({
  name: 'documents',
  build: ({ guard, messages, pictures }: Below, { database, clock, live }) =>
    createDocuments({
      database,
      clock,
      budgets: guard.budgets,
      pictures,
      tellDecided: async ({ id, member, kind, state }) => {
        await live.publish(member, { kind: 'documents' })
        if (state !== 'waiting')
          await messages.tell(member, { key: `document_${state}`, reference: id, facts: { kind } })
      },
    }),
  site: (serve, { documents }: { readonly documents: Documents }) => documentsRoutes(serve, { documents }),
  office: (serve, { documents, members, operators, audit }: Office) => {
    documentsOfficeRoutes(serve, { documents, members, operatorNames: operators.names, sayDeed: audit.say })
  },
})
