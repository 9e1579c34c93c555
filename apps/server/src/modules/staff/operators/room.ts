import { defineRoom } from '#platform/room'
import type { Factors } from '../../accounts/factors/index.ts'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Brands } from '../../site/brands/index.ts'
import type { Approvals } from '../approvals/index.ts'
import type { Audit } from '../audit/index.ts'
import { beginRoles, createOperators, type Operators } from './index.ts'
import { operatorsOfficeRoutes } from './office-routes.ts'
import { staffOfficeRoutes } from './staff-office-routes.ts'

type Below = {
  readonly audit: Pick<Audit, 'say'>
  readonly factors: Factors
  readonly guard: Pick<Guard, 'attempts'>
}

type Office = {
  readonly operators: Operators
  readonly approvals: Approvals
  readonly brands: Pick<Brands, 'home'>
}

export const operatorsRoom = defineRoom({
  name: 'operators',
  build: ({ audit, factors, guard }: Below, { database, clock, installationSecret }) =>
    createOperators({
      database,
      clock,
      attempts: guard.attempts,
      factors,
      sayDeed: audit.say,
      installationSecret,
    }),
  office: (serve, { operators, approvals, brands }: Office, { clock }) => {
    operatorsOfficeRoutes(serve, { operators, homeBrand: brands.home })
    staffOfficeRoutes(serve, { operators, approvals, clock })
  },
  jobs: ({ forgetEndedSessions }) => [
    { name: 'operators-forget-sessions', every: '11 * * * *', work: forgetEndedSessions },
  ],
  proposals: ({ carryOut }) => carryOut,
  beginBrand: beginRoles,
})
