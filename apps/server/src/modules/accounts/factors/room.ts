import { defineRoom } from '#platform/room'
import type { Guard } from '../guard/index.ts'
import type { Identity } from '../identity/index.ts'
import type { Providers } from '../providers/index.ts'
import type { FreshProof } from './fresh-proof.ts'
import { createFactors, type Factors } from './index.ts'
import { factorsRoutes } from './routes.ts'

type Below = { readonly guard: Pick<Guard, 'budgets'> }

type Site = {
  readonly factors: Factors
  readonly freshProof: FreshProof
  readonly identity: Pick<Identity, 'hasPassword'>
  readonly providers: Pick<Providers, 'hasLink'>
}

export const factorsRoom = defineRoom({
  name: 'factors',
  build: ({ guard }: Below, { database, clock, installationSecret }) =>
    createFactors({ database, clock, budgets: guard.budgets, installationSecret }),
  site: (serve, { factors, freshProof, identity, providers }: Site) => {
    factorsRoutes(serve, {
      factors,
      demandProof: freshProof.demand,
      isLetInOtherwise: async (member) => (await identity.hasPassword(member)) || providers.hasLink(member),
    })
  },
  jobs: ({ forgetExpired }) => [{ name: 'factors-forget-challenges', every: '*/10 * * * *', work: forgetExpired }],
})
