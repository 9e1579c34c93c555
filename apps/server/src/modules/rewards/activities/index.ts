import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { type ActivitySettings, activityPlan } from '@sanuk/contracts/office-activities'
import { parseAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { createBringGift } from './bring-gift.ts'
import { createClaim } from './claim.ts'
import { createDecide } from './decide.ts'
import { firstOfDays } from './deposited-enough.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { createOpenPacket } from './open-packet.ts'
import { createOwnParts } from './own-parts.ts'
import { createActivityStore } from './store/activities.ts'
import { createParticipationStore } from './store/participations.ts'
import { createTakePart } from './take-part.ts'
import { demandFitting, validateSettings } from './validate-settings.ts'

export { rangeOf } from './draw-packet.ts'
export { standsIn } from './open-at.ts'
export type { ActivityRecord, Participation } from './store/rows.ts'

export type Activities = ReturnType<typeof createActivities>

const granting = z.object({ amount: z.string() })

/** Promotions that one takes part in: gifts for deposits, and what is asked for and decided. */
export function createActivities(needs: ActivitiesNeeds) {
  const { database, clock } = needs
  const activities = createActivityStore(database)
  const participations = createParticipationStore(database)
  const built = { ...needs, activities, participations }
  const decide = createDecide(built)
  return {
    ...createTakePart(built),
    ...decide,
    claim: createClaim(built),
    openPacket: createOpenPacket(built),
    received: participations.received,
    bringGift: createBringGift(built),
    ownParts: createOwnParts(built),
    list: activities.list,
    find: activities.find,
    figures: activities.figures,
    applications: participations.applications,
    queue: participations.queue,
    givenSince: participations.givenSince,
    /** Refuses with `activity_senseless` or `packets_not_filled` where an activity could never give what it says. */
    validateSettings: async (brand: string, settings: ActivitySettings): Promise<void> =>
      validateSettings(settings, (await needs.reckoningOf(brand)).currency),
    newId: randomUUID,
    /** Refuses with `not_found`, and what would not fit what was given already. */
    demandChange: async (brand: string, id: string, settings: ActivitySettings): Promise<void> => {
      const found = await activities.find(id)
      if (found?.brand !== brand) throw new Refusal('not_found')
      demandFitting(found, settings)
    },
    /** Since when deposits count for red packets that ask for some. */
    countsDepositsSince: async (brand: string, days: number): Promise<Date> => {
      const { timeZone } = await needs.reckoningOf(brand)
      return firstOfDays(days, { today: dayOf(clock(), timeZone), timeZone })
    },
    /** Refuses with `not_found`. */
    stop: async (brand: string, id: string): Promise<void> => {
      if (!(await activities.stop(brand, id))) throw new Refusal('not_found')
    },
    /** Refuses with `not_found`. */
    picturesOf: async (brand: string, id: string): Promise<Buffer[]> => {
      const part = await participations.find(id)
      if (part?.brand !== brand) throw new Refusal('not_found')
      return needs.pictures.closedBytes(brand, part.pictures)
    },
    /** Begins or changes an activity that two operators agreed on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const { id, settings } = activityPlan.parse(proposal.details)
      const { brand } = proposal
      validateSettings(settings, (await needs.reckoningOf(brand)).currency)
      const found = await activities.lock(transaction, id)
      if (found && (found.brand !== brand || found.given > parseAmount(settings.budget))) {
        throw new Refusal('proposal_outdated')
      }
      if (found) demandFitting(found, settings)
      await activities.keep(transaction, { id, brand, settings, at: clock() })
      return null
    },
    /** Grants what two operators agreed on. */
    carryOutGrant: async (
      transaction: Transaction,
      { brand, subjectId, details }: { readonly brand: string; readonly subjectId: string; readonly details: unknown },
    ) => {
      const amount = parseAmount(granting.parse(details).amount)
      const part = await decide.grantIn(transaction, { brand, id: subjectId }, { amount })
      return () => needs.tell(part.member)
    },
  }
}
