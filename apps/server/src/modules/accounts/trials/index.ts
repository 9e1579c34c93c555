import { randomInt, randomUUID } from 'node:crypto'
import type { SignInOutcome } from '@sanuk/contracts/identity'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { Member } from '#platform/capabilities/member'
import type { Visit } from '#platform/capabilities/visit'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { placeOf } from '#platform/place-of'
import { Refusal } from '#platform/refusal'
import type { Identity } from '../identity/index.ts'
import type { Members } from '../members/index.ts'
import { addTrial, takeEndedTrials } from './store.ts'
import { grantTrialMoney } from './till.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<Members, 'add' | 'close'>
  readonly accountOf: AccountOf
  readonly budgets: { readonly demand: DemandBudgets }
  readonly letIn: Identity['letIn']
}

const DAY_SECONDS = 24 * 60 * 60

/** How many trials one network address may open in a day, and a whole brand in an hour: a visitor needs one. */
const PER_ADDRESS = { name: 'trials of an address', limit: 5, seconds: DAY_SECONDS }
const PER_BRAND = { name: 'trials of a brand', limit: 2_000, seconds: 60 * 60 }

const AVATARS = 12

export type Trials = ReturnType<typeof createTrials>

/** Free play: an account for a day, in money that is none. It can play and do nothing else. */
export function createTrials(needs: Needs) {
  const { database, clock, members } = needs

  const enter = (visit: Visit): Promise<Member> =>
    inTransaction(database, async (transaction) => {
      const now = clock()
      const brand = visit.brand.id
      const member = await members.add(transaction, {
        id: randomUUID(),
        brand,
        type: 4,
        currency: 'XTS',
        avatar: randomInt(AVATARS),
        joinedAt: now,
        // Nobody signs in by this name; it only has to be nobody else's.
        username: `guest_${randomUUID().replaceAll('-', '').slice(0, 10)}`,
        birthday: null,
        affiliateCode: null,
        invitedBy: null,
      })
      if (!member) throw new Error('two guests were given one name')
      await addTrial(transaction, { member: member.id, brand, endsAt: new Date(now.getTime() + DAY_SECONDS * 1000) })
      await grantTrialMoney(transaction, member, await needs.accountOf(member, transaction))
      return member
    })

  return {
    /** Opens a trial account and signs in. Refuses with `function_off` and `too_many_requests`. */
    open: async (visit: Visit): Promise<SignInOutcome> => {
      if (!visit.brand.modules.has('FREEPLAY3')) throw new Refusal('function_off')
      await needs.budgets.demand(visit.brand.id, [
        { ...PER_ADDRESS, subject: placeOf(visit.address).address },
        { ...PER_BRAND, subject: '' },
      ])
      return needs.letIn(await enter(visit), { way: 'registration', proved: false, remember: false }, visit)
    },
    /** Closes accounts whose day is over; their sessions end with them. */
    closeEnded: (): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const ended = await takeEndedTrials(transaction, clock())
        await members.close(transaction, ended, clock())
      }),
  }
}
