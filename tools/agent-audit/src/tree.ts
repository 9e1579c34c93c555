import type { Day } from './calendar.ts'
import { NOBODY, type People } from './people.ts'

/** A change of an agent's place, in the order in which they were made. */
export type Change = {
  readonly agent: number
  readonly day: Day
  /** `NOBODY` at the top. */
  readonly parent: number
  readonly closed: boolean
}

/** Where an agent stands from a day on, until the next place. A closed one stands nowhere; its members belong to `parent`. */
type Place = { readonly from: Day; readonly parent: number; readonly closed: boolean }

export type Tree = ReturnType<typeof growTree>

/**
 * The tree of a brand by business day. Whoever does not stand yet stands from the day of the change; whoever stands
 * changes place, or ends, with the next day. Nobody stands below an agent who does not stand yet.
 */
export function growTree({ invitedBy, joined }: People, changes: Iterable<Change>) {
  const places = new Map<number, readonly Place[]>()
  const placeOn = (agent: number, day: Day): Place | undefined => places.get(agent)?.findLast(({ from }) => from <= day)
  const standsOn = (agent: number, day: Day): boolean => placeOn(agent, day)?.closed === false
  /** The first day, from this one on, on which an agent stands. */
  const standsFrom = (agent: number, day: Day): Day => {
    if (agent === NOBODY || standsOn(agent, day)) return day
    return places.get(agent)?.find(({ from, closed }) => from > day && !closed)?.from ?? day
  }

  for (const { agent, day, parent, closed } of changes) {
    const known = places.get(agent) ?? []
    const last = known.at(-1)
    // Something else about the agent changed.
    if (last && last.parent === parent && last.closed === closed) continue
    const next = standsOn(agent, day) ? day + 1 : day
    const from = closed ? next : Math.max(next, standsFrom(parent, day))
    places.set(agent, [...known.filter((place) => place.from < from), { from, parent, closed }])
  }

  return {
    agents: () => [...places.keys()],
    standsOn,
    /** To whom a member belongs on a day: the first who stands on the way up. `NOBODY` where there is none. */
    homeOf: (member: number, day: Day): number => {
      let at = member
      // No way is longer than there are members; a circle would be endless.
      for (let step = 0; at !== NOBODY && step <= joined.length; step += 1) {
        if (day < (joined[at] ?? 0)) return NOBODY
        const place = placeOn(at, day)
        if (place?.closed === false) return at
        at = place ? place.parent : (invitedBy[at] ?? NOBODY)
      }
      return NOBODY
    },
    /** An agent and all who stand above on a day, the nearest first. */
    lineOf: (agent: number, day: Day): number[] => {
      const line: number[] = []
      for (let at = agent; at !== NOBODY && !line.includes(at); at = placeOn(at, day)?.parent ?? NOBODY) line.push(at)
      return line
    },
    /** Whether an agent ceased to stand on one of these days, the last one included. */
    ceased: (agent: number, from: Day, until: Day): boolean =>
      (places.get(agent) ?? []).some((place) => place.closed && place.from >= from && place.from <= until),
    /** Days from which the tree is another one than before, in order. */
    changeDays: (): Day[] =>
      [...new Set([...places.values()].flat().map(({ from }) => from))].toSorted((a, b) => a - b),
  }
}
