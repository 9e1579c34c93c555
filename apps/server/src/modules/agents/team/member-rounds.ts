import { writeAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { TeamNeeds } from './needs.ts'
import type { PeopleStore } from './store/people.ts'
import { pathFrom } from './team-list.ts'

type Needs = Pick<TeamNeeds, 'reckoningOf' | 'settledRounds'> & { readonly people: PeopleStore }

type RoundsAsked = {
  readonly brand: string
  /** The agent who asks. */
  readonly agent: string
  readonly member: string
  readonly day: string
  readonly cursor?: string | undefined
}

/** Rounds that make up what a member was counted with on a day. Refuses with `not_found` who was not of the branch then. */
export function createMemberRounds({ reckoningOf, settledRounds, people }: Needs) {
  return async ({ brand, agent, member: id, day, cursor }: RoundsAsked) => {
    if (!pathFrom(agent, await people.chainOn(id, day))) throw new Refusal('not_found')
    const member = (await people.names([id])).get(id)
    if (!member) throw new Refusal('not_found')
    const { timeZone, currency } = await reckoningOf(brand)
    const asked = {
      brand,
      currency,
      member: id,
      from: startOfDay(day, timeZone),
      until: startOfDay(day, timeZone, 1),
    }
    const { list, nextCursor } = await settledRounds(asked, readCursor(cursor))
    return {
      member,
      list: list.map(({ round, valid }) => ({ ...round, valid: writeAmount(valid) })),
      nextCursor,
    }
  }
}
