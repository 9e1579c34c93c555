import { writeAmount } from '@sanuk/money/amount'
import { defineRoom } from '#platform/room'
import type { Members } from '../../accounts/members/index.ts'
import type { Catalogue } from '../../games/catalogue/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Vendors } from '../../games/vendors/index.ts'
import type { Cashier } from '../../money/cashier/index.ts'
import type { Messages } from '../../site/messages/index.ts'
import type { Approvals } from '../../staff/approvals/index.ts'
import type { Operators } from '../../staff/operators/index.ts'
import { createFreeRounds, type FreeRounds, type Grant } from './index.ts'
import { freeRoundsOfficeRoutes } from './office-routes.ts'
import { freeRoundsRoutes } from './routes.ts'

type Below = {
  readonly catalogue: Pick<Catalogue, 'withFreeRounds'>
  readonly members: Members
  readonly messages: Pick<Messages, 'tell'>
  readonly turnover: Pick<Turnover, 'demandForBonus'>
  readonly vendors: Pick<Vendors, 'openVendor'>
}

type Site = { readonly freeRounds: FreeRounds; readonly catalogue: Pick<Catalogue, 'named'> }

type Office = Site & {
  readonly approvals: Approvals
  readonly cashier: Pick<Cashier, 'methods'>
  readonly members: Members
  readonly operators: Pick<Operators, 'names'>
}

const letterOf = ({ grant, campaign }: Grant, currency: string) => ({
  key: 'free_rounds_granted' as const,
  reference: grant,
  facts: {
    amount: writeAmount(campaign.stake),
    currency,
    rounds: String(campaign.rounds),
    at: campaign.until.toISOString(),
  },
})

export const freeRoundsRoom = defineRoom({
  name: 'freeRounds',
  build: ({ catalogue, members, messages, turnover, vendors }: Below, { database, clock, log, callVendor }) =>
    createFreeRounds({
      database,
      clock,
      log,
      callVendor,
      openVendor: vendors.openVendor,
      members,
      findMembers: members.findMany,
      gamesOffered: catalogue.withFreeRounds,
      demandForBonus: turnover.demandForBonus,
      tellGranted: (grant, currency) => messages.tell(grant.member, letterOf(grant, currency)),
    }),
  site: (serve, { freeRounds, catalogue }: Site) => {
    freeRoundsRoutes(serve, { freeRounds, gamesNamed: catalogue.named })
  },
  office: (serve, { freeRounds, approvals, cashier, catalogue, members, operators }: Office, { clock }) => {
    freeRoundsOfficeRoutes(serve, {
      freeRounds,
      approvals,
      members,
      clock,
      gamesNamed: catalogue.named,
      operatorNames: operators.names,
      twoFrom: async (brand) => (await cashier.methods.settingOf(brand)).twoFrom,
    })
  },
  jobs: ({ tellVendors }) => [{ name: 'free-rounds-tell', every: '* * * * *', work: tellVendors }],
  proposals: ({ carryOut }) => ({ 'free-rounds.grant': carryOut }),
})
