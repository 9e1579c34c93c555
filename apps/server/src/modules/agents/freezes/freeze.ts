import { randomUUID } from 'node:crypto'
import { dayOf } from '@sanuk/contracts/calendar-day'
import { type FreezeKind, WITHDRAWALS_HOURS, WITHDRAWALS_REST_DAYS } from '@sanuk/contracts/freezes'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { FreezesNeeds } from './needs.ts'
import type { FreezeRecord } from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Which agent, and about whom. */
export type Concerned = {
  readonly brand: string
  readonly agent: { readonly id: string; readonly username: string }
  readonly member: string
}

/** What agents do about somebody right below. */
export function createFreeze(needs: FreezesNeeds) {
  const { database, clock, store } = needs

  const demandRightBelow = async ({ brand, agent, member }: Concerned): Promise<void> => {
    const day = dayOf(clock(), await needs.timeZoneOf(brand))
    const below = await needs.rightBelow(agent.id, { members: [member], day })
    if (!below.has(member)) throw new Refusal('member_not_direct')
    if (await needs.isSuspended(agent.id)) throw new Refusal('agency_suspended')
  }

  const add = async (transaction: Transaction, freeze: Parameters<typeof store.add>[1]): Promise<void> => {
    const { member, kind, frozenAt } = freeze
    await takeAdvisoryLock(transaction, `freezes: ${member}`)
    if (kind === 'withdrawals') {
      const last = await store.lastBegun(transaction, { member, kind })
      const isResting = last !== null && last.getTime() > frozenAt.getTime() - WITHDRAWALS_REST_DAYS * DAY_MS
      const holds = (await store.inForce([member], frozenAt, transaction)).some((one) => one.kind === kind)
      if (isResting && !holds) throw new Refusal('freeze_too_soon')
    }
    if (!(await store.add(transaction, freeze))) throw new Refusal('changed_meanwhile')
    // What is open ends with it, in the same transaction.
    if (kind === 'sign_in') await needs.endSessions(transaction, member, null)
    if (kind === 'betting') await needs.endGames(transaction, { member, kept: null })
  }

  return {
    /**
     * Holds at once. Refuses with `member_not_direct`, `agency_suspended`, with `changed_meanwhile` what is frozen already,
     * and with `freeze_too_soon` a second freeze of withdrawals within 30 days: together they would pass 72 hours.
     */
    freeze: async (of: Concerned, { kind, reason }: { kind: FreezeKind; reason: string }): Promise<void> => {
      await demandRightBelow(of)
      const frozenAt = clock()
      const endsAt = kind === 'withdrawals' ? new Date(frozenAt.getTime() + WITHDRAWALS_HOURS * HOUR_MS) : null
      const { brand, agent, member } = of
      const freeze = { id: randomUUID(), brand, member, agent: agent.id, kind, reason, frozenAt, endsAt }
      await inTransaction(database, (transaction) => add(transaction, freeze))
      await needs.tell(member, {
        key: 'frozen',
        reference: freeze.id,
        facts: { kind, reason, username: agent.username },
      })
    },
    /**
     * Whoever stands right above lifts what holds. Refuses with `member_not_direct` and `agency_suspended` likewise, with
     * `freeze_extended` what operators let go on, and with `changed_meanwhile` where nothing holds.
     */
    lift: async (of: Concerned, kind: FreezeKind): Promise<void> => {
      await demandRightBelow(of)
      const freeze = (await store.inForce([of.member], clock())).find((one) => one.kind === kind)
      if (freeze?.extendedBy) throw new Refusal('freeze_extended')
      const isLifted = freeze && (await store.lift(freeze.id, { agent: of.agent.id }, clock()))
      if (!isLifted) throw new Refusal('changed_meanwhile')
      await needs.tell(of.member, liftedLetter(freeze))
    },
  }
}

/** What a member is told of the end of a freeze, once for each. */
export const liftedLetter = ({ id, kind }: Pick<FreezeRecord, 'id' | 'kind'>) =>
  ({ key: 'freeze_lifted', reference: id, facts: { kind } }) as const
