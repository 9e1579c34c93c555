import { randomUUID } from 'node:crypto'
import { type FreeRoundsDraft, freeRoundsPlan } from '@sanuk/contracts/office-free-rounds'
import type { Log } from '@sanuk/host/log'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import type { GamesWithFreeRounds } from '#platform/capabilities/game'
import type { IdsOfMembers, IdsOfUsernames } from '#platform/capabilities/member-audience'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createPlayFree } from './play-free.ts'
import { createReach, demandKnown, type Reached } from './reach.ts'
import { createCampaignStore } from './store/campaigns.ts'
import { createFreeSums } from './store/free-sums.ts'
import { createGrantStore } from './store/grants.ts'
import { createTellVendors, type TellNeeds } from './tell-vendors.ts'
import { costOf, validateDraft } from './validate-draft.ts'

export { stateOf } from './state-of.ts'
export type { CampaignFigures, Grant } from './store/rows.ts'

type Needs = TellNeeds & {
  readonly database: Database
  readonly log: Log
  readonly members: { readonly idsOfMembers: IdsOfMembers; readonly idsOfUsernames: IdsOfUsernames }
  readonly gamesOffered: GamesWithFreeRounds
  readonly demandForBonus: DemandForBonus
}

export type FreeRounds = ReturnType<typeof createFreeRounds>

/** What a campaign would be: whom it reaches, what its rounds are worth, and the most that it can pay. */
export type Preview = Reached & { readonly worth: Amount; readonly most: Amount }

/** Rounds that operators give away: granted to members, played at their vendors, paid by the house. */
export function createFreeRounds(needs: Needs) {
  const { database, clock } = needs
  const campaigns = createCampaignStore(database)
  const grants = createGrantStore(database)
  const reach = createReach(needs)
  const tellVendors = createTellVendors({ ...needs, grants })

  const preview = async (brand: string, draft: FreeRoundsDraft): Promise<Preview> => {
    validateDraft(draft, { games: await needs.gamesOffered(brand), now: clock() })
    const reached = await reach(brand, draft.audience)
    return { ...reached, ...costOf(draft, reached.members.length) }
  }

  const add = async (transaction: Transaction, { id, brand, draft, by }: Granting): Promise<void> => {
    const { members } = await reach(brand, draft.audience)
    const now = clock()
    const from = draft.from && new Date(draft.from) > now ? new Date(draft.from) : now
    const { names, vendor, games, rounds, play } = draft
    const money = { stake: parseAmount(draft.stake), mostWin: parseAmount(draft.mostWin) }
    const campaign = { id, brand, names, vendor, games: [...new Set(games)], rounds, play, ...money, from }
    await campaigns.add(transaction, { ...campaign, until: new Date(draft.until), madeAt: now, madeBy: by }, members)
  }

  return {
    ...createPlayFree({ ...needs, grants }),
    preview,
    /** The same where every name is somebody's. Refuses with `audience_unknown`, too. */
    demandGrantable: async (brand: string, draft: FreeRoundsDraft): Promise<Preview> => {
      const previewed = await preview(brand, draft)
      demandKnown(previewed)
      return previewed
    },
    newId: randomUUID,
    /** Grants what one operator may grant alone. */
    grant: async (granting: Granting): Promise<void> => {
      await inTransaction(database, (transaction) => add(transaction, granting))
      await tellVendors()
    },
    /** Grants what two operators agreed on; `proposal_outdated` where it can no longer be played as it says. */
    carryOut: async (
      transaction: Transaction,
      {
        brand,
        details,
        proposedBy,
      }: { readonly brand: string; readonly details: unknown; readonly proposedBy: string },
    ) => {
      const { id, draft } = freeRoundsPlan.parse(details)
      await preview(brand, draft).catch((fault: unknown) => {
        throw fault instanceof Refusal ? new Refusal('proposal_outdated') : fault
      })
      await add(transaction, { id, brand, draft, by: proposedBy })
      return tellVendors
    },
    /** Takes back all that was not begun. Refuses with `not_found`. */
    stop: async (brand: string, id: string, operator: string): Promise<void> => {
      if (!(await campaigns.find(brand, id))) throw new Refusal('not_found')
      await campaigns.stop(brand, id, { operator, at: clock() })
      await tellVendors()
    },
    find: campaigns.find,
    list: campaigns.list,
    ofCampaign: grants.ofCampaign,
    tellVendors,
    ...createFreeSums(database),
    offered: needs.gamesOffered,
    ofMember: (member: string) => grants.ofMember(member, clock()),
  }
}

type Granting = {
  readonly id: string
  readonly brand: string
  readonly draft: FreeRoundsDraft
  readonly by: string
}
