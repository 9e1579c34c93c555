import { defineRoom } from '#platform/room'
import type { Factors, FreshProof } from '../factors/index.ts'
import type { Identity } from '../identity/index.ts'
import { createProviders, type Providers } from './index.ts'
import { providersOfficeRoutes } from './office-routes.ts'
import { providersRoutes } from './routes.ts'

type Office = { readonly providers: Providers }

type Site = Office & {
  readonly factors: Pick<Factors, 'passkeys'>
  readonly freshProof: FreshProof
  readonly identity: Pick<Identity, 'hasPassword'>
}

export const providersRoom = defineRoom({
  name: 'providers',
  build: (_below: object, { database, clock, log, outgoing, installationSecret }) =>
    createProviders({ database, clock, log, outgoing, installationSecret }),
  site: (serve, { providers, factors, freshProof, identity }: Site) => {
    providersRoutes(serve, {
      providers,
      demandProof: freshProof.demand,
      isLetInOtherwise: async (member) =>
        (await identity.hasPassword(member)) || (await factors.passkeys.list(member)).length > 0,
    })
  },
  office: (serve, { providers }: Office) => providersOfficeRoutes(serve, { providers }),
  jobs: ({ forgetExpired }) => [{ name: 'providers-forget-expired', every: '*/10 * * * *', work: forgetExpired }],
})
