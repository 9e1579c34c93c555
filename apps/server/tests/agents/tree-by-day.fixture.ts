/** What happened to an agent, in the order in which it happened: placed below somebody (or at the top), or closed. */
type Event = { readonly day: number; readonly parent: Somebody | null; readonly closed: boolean }

/** Somebody who joined on a day, counted from the first. */
export type Somebody = {
  readonly id: string
  readonly joined: number
  readonly invitedBy: Somebody | null
  readonly events: Event[]
}

/**
 * The rules of the README of `agents` once more, over objects in memory: who stands on a day changes place, or ends, on
 * the next one; who does not stand yet stands from that day on.
 */
const inForce = ({ events }: Somebody, day: number): Event | null => {
  let holding: { event: Event; from: number }[] = []
  for (const event of events) {
    const now = holding.findLast(({ from }) => from <= event.day)
    const from = now && !now.event.closed ? event.day + 1 : event.day
    holding = [...holding.filter((one) => one.from < from), { event, from }]
  }
  return holding.findLast(({ from }) => from <= day)?.event ?? null
}

const stands = (one: Somebody, day: number): boolean => inForce(one, day)?.closed === false

const wayTo = (agent: Somebody, day: number): string[] => {
  const parent = inForce(agent, day)?.parent
  return [...(parent ? wayTo(parent, day) : []), agent.id]
}

/** The agents above somebody on a day, from the top down to whom they belonged to; `null` where nobody leads them. */
export function chainOn(one: Somebody, day: number): string[] | null {
  if (day < one.joined) return null
  if (stands(one, day)) return wayTo(one, day)
  const event = inForce(one, day)
  const above = event ? event.parent : one.invitedBy
  return above && chainOn(above, day)
}
