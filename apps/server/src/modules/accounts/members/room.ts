import { defineRoom } from '#platform/room'
import type { Seats } from '../../games/seats/index.ts'
import type { Wagers } from '../../games/wagers/index.ts'
import type { Payees } from '../../money/payees/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'
import type { Audit } from '../../staff/audit/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import type { Guard } from '../guard/index.ts'
import type { Identity } from '../identity/index.ts'
import { createMembers, type Members } from './index.ts'
import { memberProfileRoutes } from './office-profile.ts'
import { memberRecordRoutes } from './office-record.ts'
import { membersOfficeRoutes } from './office-routes.ts'
import { profileOfficeRoutes } from './profile-office-routes.ts'
import { profileRoutes } from './profile-routes.ts'

type Site = {
  readonly members: Members
  readonly pictures: Pictures
  readonly guard: Pick<Guard, 'budgets'>
  readonly payees: Pick<Payees, 'nameOf'>
}

type Office = {
  readonly members: Members
  readonly pictures: Pictures
  readonly wallet: Pick<Wallet, 'balancesOf'>
  readonly seats: Pick<Seats, 'of'>
  readonly wagers: Pick<Wagers, 'lastPlayedBy'>
  readonly identity: Pick<Identity, 'hasPassword'>
  readonly operators: Pick<Operators, 'names'>
  readonly audit: Pick<Audit, 'say'>
  readonly messages: Pick<Messages, 'tell'>
}

export const membersRoom = defineRoom({
  name: 'members',
  build: (_below: object, { database, installationSecret }) => createMembers({ database, installationSecret }),
  site: (serve, { members, pictures, guard, payees }: Site, { database, clock }) => {
    profileRoutes(serve, {
      database,
      clock,
      members,
      pictures,
      budgets: guard.budgets,
      payeeNameOf: payees.nameOf,
    })
  },
  office: (serve, { members, wallet, wagers, messages, ...house }: Office, { database, clock }) => {
    const { balancesOf } = wallet
    const { lastPlayedBy } = wagers
    profileOfficeRoutes(serve, { members })
    membersOfficeRoutes(serve, { members, balancesOf, lastPlayedBy })
    memberRecordRoutes(serve, {
      database,
      clock,
      members,
      balancesOf,
      seatsOf: house.seats.of,
      lastPlayedBy,
      hasPassword: house.identity.hasPassword,
      operatorNames: house.operators.names,
    })
    memberProfileRoutes(serve, {
      database,
      clock,
      members,
      pictures: house.pictures,
      sayDeed: house.audit.say,
      tellPortraitRemoved: (member, { picture, reason }) =>
        messages.tell(member, { key: 'portrait_removed', reference: picture, facts: { reason } }),
    })
  },
})
