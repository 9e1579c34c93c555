import { addDays, dayOf } from '@sanuk/contracts/calendar-day'
import type { agentClosing } from '@sanuk/contracts/office-agents'
import { writeAmount } from '@sanuk/money/amount'
import type * as z from 'zod/mini'
import type { ClosedAgent, EndForClosed, PayBeforeClosing } from '#platform/capabilities/agent-closing'
import type { WaitingAbout } from '#platform/capabilities/approval'
import type { FindMembers } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import type { Agents } from './index.ts'

/** What rooms above tell of an agent who is to be closed, and end when it happens. */
export type ClosingNeeds = {
  readonly agents: Pick<Agents, 'close' | 'demandClosable' | 'sizes'>
  readonly findMembers: FindMembers
  readonly waitingAbout: WaitingAbout
  readonly pay: {
    readonly preview: (brand: string, agent: string, today: string) => Promise<PayBeforeClosing>
    readonly end: EndForClosed
  }
  readonly links: { readonly countOpen: (agent: string) => Promise<number>; readonly endForClosed: EndForClosed }
  readonly freezes: {
    readonly preview: (agent: string, parent: string | null) => Promise<{ kept: number; lifted: number }>
    /** Answers what tells the members, after the commit. */
    readonly end: (transaction: Transaction, closed: ClosedAgent) => Promise<() => Promise<void>>
  }
}

type Brand = { readonly id: string; readonly timeZone: string }
type Closing = z.output<typeof agentClosing>

/** Proposals about an agent that cannot be carried out once the agency is closed. */
const PROPOSALS = ['agents.move', 'salary.contract'] as const

/** Closes agencies, and says beforehand what ends with them and what is still paid. */
export function createClosing(needs: ClosingNeeds) {
  const { agents, pay, links, freezes } = needs
  return {
    /** Refuses with `not_found`, `agent_closed` and `agent_has_agents`. */
    preview: async ({ id: brand, timeZone }: Brand, id: string, now: Date): Promise<Closing> => {
      const { parent } = await agents.demandClosable(brand, id)
      const today = dayOf(now, timeZone)
      const [sizes, paid, open, frozen, ...proposals] = await Promise.all([
        agents.sizes([id]),
        pay.preview(brand, id, today),
        links.countOpen(id),
        freezes.preview(id, parent),
        ...PROPOSALS.map((kind) => needs.waitingAbout(brand, [kind], [id])),
      ])
      const names = await needs.findMembers([...paid.requests.map(({ other }) => other), ...(parent ? [parent] : [])])
      const person = (one: string) => ({ id: one, username: names.get(one)?.username ?? '' })
      return {
        parent: parent === null ? null : person(parent),
        members: sizes.get(id)?.members ?? 0,
        holdsFrom: addDays(today, 1),
        contracts: [...paid.contracts],
        requests: paid.requests.map(({ other, ...request }) => ({ ...request, other: person(other) })),
        unpaid: paid.unpaid.map(({ scheme, due, waiting }) => {
          return { scheme, due: writeAmount(due), waiting: writeAmount(waiting) }
        }),
        links: open,
        freezes: frozen,
        proposals: proposals.filter(({ size }) => size > 0).length,
      }
    },
    /** Closes an agency. Refuses likewise. */
    close: async (
      { id: brand, timeZone }: Brand,
      id: string,
      { operator, reason }: Pick<ClosedAgent, 'operator' | 'reason'>,
    ): Promise<void> => {
      const tell = await agents.close(brand, id, {
        reason,
        end: async (transaction, { parent }, at) => {
          const from = addDays(dayOf(at, timeZone), 1)
          const closed = { brand, agent: id, parent, from, operator, reason, at }
          await pay.end(transaction, closed)
          await links.endForClosed(transaction, closed)
          return freezes.end(transaction, closed)
        },
      })
      await tell()
    },
  }
}
