import { dayOf } from '@sanuk/contracts/calendar-day'
import { type Place, readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { TeamNeeds } from './needs.ts'
import { writePlay } from './overview.ts'
import type { PeopleStore, Person, PersonDetail, PersonRow } from './store/people.ts'
import type { RemarkStore } from './store/remarks.ts'

type Needs = Pick<TeamNeeds, 'clock' | 'freezesOf' | 'reckoningOf'> & {
  readonly people: PeopleStore
  readonly remarks: RemarkStore
}

type TeamAsked = {
  readonly brand: string
  /** The agent who asks. */
  readonly agent: string
  readonly parent?: string | undefined
  readonly search?: string | undefined
  readonly cursor?: string | undefined
}

/** Who stands below an agent of one's own branch, or has a name that begins so. Refuses with `not_found` of others. */
export function createTeamList({ clock, reckoningOf, people, remarks, freezesOf }: Needs) {
  const found = (asked: TeamAsked, { day, parent, after }: { day: string; parent: string; after: Place | null }) => {
    const { brand, search } = asked
    if (search === undefined) return people.below(parent, day, after)
    return people.search(brand, day, { search, after })
  }
  return async (asked: TeamAsked) => {
    const { agent, brand, parent = agent, search, cursor } = asked
    const { timeZone, currency } = await reckoningOf(brand)
    const day = dayOf(clock(), timeZone)
    const path = pathFrom(agent, await people.chainOn(parent, day))
    // A member is in the branch, too, but nobody stands below.
    if (!path || (path.at(-1) !== parent && parent !== agent)) throw new Refusal('not_found')
    const page = await found(asked, { day, parent, after: readCursor(cursor, true) })
    const paths = new Map(page.list.map((person) => [person.id, pathAbove(agent, person)]))
    const ids = page.list.map(({ id }) => id)
    const month = { agent, currency, from: `${day.slice(0, 7)}-01`, to: day }
    const [names, details, written, freezes] = await Promise.all([
      people.names([...path, ...[...paths.values()].flat()]),
      people.details(ids, month),
      remarks.of(agent, ids),
      freezesOf(ids),
    ])
    const named = (way: readonly string[]): Person[] => way.flatMap((id) => names.get(id) ?? [])
    return {
      path: search === undefined ? named(path) : named([agent]),
      list: page.list.map((person) => ({
        ...answer(person, details.get(person.id), named(paths.get(person.id) ?? [])),
        remark: written.get(person.id) ?? '',
        freezes: [...(freezes.get(person.id) ?? [])],
      })),
      nextCursor: page.nextCursor,
    }
  }
}

/** The part of a chain from an agent on; `null` where the agent is not on it. */
export function pathFrom(agent: string, chain: readonly string[] | null): readonly string[] | null {
  const at = chain?.indexOf(agent) ?? -1
  return chain && at >= 0 ? chain.slice(at) : null
}

/** From an agent down to the one directly above a person, both included. */
const pathAbove = (agent: string, { id, ancestors }: PersonRow): readonly string[] =>
  (pathFrom(agent, ancestors) ?? []).filter((above) => above !== id)

function answer(person: PersonRow, detail: PersonDetail | undefined, path: Person[]) {
  const { id, username, nickname, type, joinedAt } = person
  if (!detail) throw new Error(`team list: no details for member ${id}`)
  return {
    id,
    username,
    nickname,
    type,
    state: detail.state,
    joinedAt: joinedAt.toISOString(),
    agents: detail.agents,
    members: detail.members,
    month: writePlay(detail),
    lastPlayed: detail.lastPlayed,
    path,
  }
}
