import type { Amount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { stateAfter } from './participation-states.ts'
import { pay } from './pay.ts'
import { turnOf } from './turn-of.ts'

/** Puts what was granted in an activity into the wallet, once, to be played as it says. Refuses with `nothing_to_claim`. */
export function createClaim(needs: ActivitiesNeeds & Keeping) {
  const { database, clock, participations } = needs
  return async (id: string, activity: string): Promise<Amount> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    const { brand, currency } = member
    const sum = await turnOf(database, id, async (transaction) => {
      const [part] = await participations.lockIssued(transaction, { activity, member: id })
      const state = part ? stateAfter(part.state, 'claim') : null
      if (!part || state === null || part.amount === null) throw new Refusal('nothing_to_claim')
      const { amount: sum, play: percent } = part
      await participations.change(transaction, part.id, { state, at: clock() })
      await pay(needs, transaction, { participation: part.id, member, sum })
      const source = `activity:${part.id}`
      await needs.demandForBonus(transaction, { brand, member: id, currency, source, amount: sum, percent })
      return sum
    })
    await needs.announce(id)
    return sum
  }
}
