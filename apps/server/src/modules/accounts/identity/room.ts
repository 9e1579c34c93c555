import { brandOrigin } from '#platform/brand-origin'
import type { ContactCodes } from '#platform/capabilities/sent-code'
import { defineRoom } from '#platform/room'
import type { Frozen } from '../../agents/freezes/index.ts'
import type { Invitations } from '../../agents/links/index.ts'
import type { endGames } from '../../games/launch/index.ts'
import type { createHolders } from '../../money/payees/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { agreedVersions } from '../../site/content/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { System } from '../../site/system/index.ts'
import type { Factors } from '../factors/index.ts'
import type { Guard } from '../guard/index.ts'
import type { Members } from '../members/index.ts'
import type { Providers } from '../providers/index.ts'
import type { Verification } from '../verification/index.ts'
import { forgottenRoutes } from './forgotten-routes.ts'
import { createIdentity, type Identity } from './index.ts'
import { newDeviceLetter } from './new-device-letter.ts'
import { identityOfficeRoutes } from './office-routes.ts'
import { proversOf } from './provers.ts'
import { identityRoutes } from './routes.ts'
import { sessionsRoutes } from './sessions-routes.ts'

type Below = {
  readonly agreedVersions: typeof agreedVersions
  readonly contactCodes: ContactCodes
  readonly endGames: typeof endGames
  readonly factors: Factors
  readonly frozen: Pick<Frozen, 'demandNotFrozen'>
  readonly guard: Guard
  readonly holders: ReturnType<typeof createHolders>
  readonly invitations: Pick<Invitations, 'find' | 'lock' | 'accept'>
  readonly members: Members
  readonly messages: Pick<Messages, 'tell'>
  readonly providers: Providers
  readonly system: Pick<System, 'rulesOf' | 'describe'>
  readonly verification: Verification
  readonly wallet: Pick<Wallet, 'accountOf'>
}

type Office = { readonly identity: Identity; readonly members: Pick<Members, 'demand'> }
type Site = { readonly identity: Identity; readonly members: Members; readonly pictures: Pick<Pictures, 'find'> }

export const identityRoom = defineRoom({
  name: 'identity',
  build: (
    { contactCodes, factors, guard, holders, messages, system, wallet, ...below }: Below,
    { database, clock, countryOf, afterAnswer, siteOrigin },
  ) =>
    createIdentity({
      database,
      clock,
      countryOf,
      afterAnswer,
      guard,
      members: below.members,
      providers: below.providers,
      verification: below.verification,
      endGames: below.endGames,
      agreedVersions: below.agreedVersions,
      accountOf: wallet.accountOf,
      spendBudgets: guard.budgets.spend,
      originOf: (brand) => brandOrigin(brand, siteOrigin),
      invitations: below.invitations,
      demandNotFrozen: below.frozen.demandNotFrozen,
      rulesOf: system.rulesOf,
      brandNameOf: async (brand) => (await system.describe(brand)).name,
      provers: proversOf({ factors, codes: contactCodes, holders }),
      checkPasskey: factors.checkPasskey,
      tellNewDevice: (member, device) => messages.tell(member.id, newDeviceLetter(device)),
    }),
  site: (serve, { identity, members, pictures }: Site, { countryOf }) => {
    identityRoutes(serve, { identity, members, findPictures: pictures.find })
    sessionsRoutes(serve, { sessions: identity.sessions, countryOf })
    forgottenRoutes(serve, identity)
  },
  office: (serve, { identity, members }: Office, { countryOf }) => {
    identityOfficeRoutes(serve, { identity, countryOf, demandMember: members.demand })
  },
  jobs: ({ forgetEnded }) => [{ name: 'identity-forget-ended', every: '* * * * *', work: forgetEnded }],
})
