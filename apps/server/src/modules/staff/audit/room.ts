import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Operators } from '../operators/index.ts'
import { type Audit, createAudit } from './index.ts'
import { auditOfficeRoutes } from './office-routes.ts'

type Office = {
  readonly audit: Audit
  readonly operators: Pick<Operators, 'names'>
  readonly members: Pick<Members, 'list'>
  readonly catalogue: Pick<Catalogue, 'deskOf'>
}

export const auditRoom = defineRoom({
  name: 'audit',
  build: (_below: object, { database }) => createAudit({ database }),
  office: (serve, { audit, operators, members, catalogue }: Office) => {
    auditOfficeRoutes(serve, {
      audit,
      operatorNames: operators.names,
      listMembers: members.list,
      gamesOf: catalogue.deskOf,
    })
  },
})
