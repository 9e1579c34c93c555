import { defineRoom } from '#platform/room'
import type { FreshProof } from '../factors/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Members } from '../members/index.ts'
import type { Verification } from '../verification/index.ts'
import { createSecurity, type Security } from './index.ts'
import { securityRoutes } from './routes.ts'

type Below = { readonly identity: Identity; readonly members: Members; readonly verification: Verification }
type Site = { readonly security: Security; readonly identity: Identity; readonly freshProof: FreshProof }

export const securityRoom = defineRoom({
  name: 'security',
  build: ({ identity, members, verification }: Below, { database, clock, afterAnswer }) =>
    createSecurity({ database, clock, afterAnswer, members, verification, identity }),
  site: (serve, { security, identity, freshProof }: Site) => {
    securityRoutes(serve, { security, identity, freshProof })
  },
  jobs: ({ forgetEnded }) => [{ name: 'security-forget-ended', every: '*/10 * * * *', work: forgetEnded }],
})
