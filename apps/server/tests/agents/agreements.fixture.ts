import { randomUUID } from 'node:crypto'
import type { AgreementRequest, AgreementWhatIf } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { Answer, TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { openLinks } from './links.fixture.ts'
import { flat, openSalary } from './salary.fixture.ts'

export type AgreementStory = Awaited<ReturnType<typeof openAgreements>>

/** An answer, and the contracts that it ends; none where it is a word. */
type Given = string | { readonly answer: string; readonly ends: readonly string[] }

const tiersOf = (agreed: number | readonly AgentTier[]) => (typeof agreed === 'number' ? flat(agreed) : agreed)

/** Agents who sign in and agree on contracts. */
export async function openAgreements(house: TestHouse, scheme: AgentScheme = 'daily-salary') {
  const salary = await openSalary(house)
  const links = openLinks(house)
  /** Sessions end when time passes: each call signs in anew. */
  const call = async (agent: Member, what: string, body?: object): Promise<Answer> => {
    const [method = '', path = ''] = what.split(' ')
    const { token } = await salary.signIn(agent)
    return house.call({ method, path: `/wps/relay/agent/${scheme}${path}`, token, ...(body && { body }) })
  }
  const ask = (agent: Member, other: Pick<Member, 'id'>, agreed: number | readonly AgentTier[]): Promise<Answer> => {
    // A moment after the one before, so that lists by time have one order.
    house.passTime(1)
    return call(agent, 'POST /contracts', { requestId: randomUUID(), with: other.id, tiers: tiersOf(agreed) })
  }
  const read = async (
    agent: Member,
    id: string,
  ): Promise<{ request: AgreementRequest; whatIf: AgreementWhatIf | null }> =>
    (await call(agent, `GET /requests/${id}`)).body.value
  const answer = (agent: Member, id: string, given: Given): Promise<Answer> =>
    call(agent, `PUT /requests/${id}`, typeof given === 'string' ? { answer: given, ends: [] } : given)
  return {
    ...salary,
    call,
    ask,
    read,
    answer,
    /** An agent who can sign in, below another one where one is named. */
    signedAgent: (above?: Member): Promise<Member> => links.agent(above),
    team: async (agent: Member) => (await call(agent, 'GET /contracts')).body.value,
    preview: (agent: Member, other: Pick<Member, 'id'>, agreed: number | readonly AgentTier[]): Promise<Answer> =>
      call(agent, 'POST /contracts/preview', { with: other.id, tiers: tiersOf(agreed) }),
    /** Asks, and has it accepted with all that it ends; answers the code of what was refused, or `null`. */
    agree: async (by: Member, other: Member, agreed: number | readonly AgentTier[]): Promise<string | null> => {
      const asked = await ask(by, other, agreed)
      if (asked.status !== 200) return asked.body.code
      const { id } = asked.body.value.request
      const ends = (await read(other, id)).whatIf?.ends.map((ended) => ended.id)
      const accepted = await answer(other, id, { answer: 'accept', ends: ends ?? [] })
      return accepted.status === 200 ? null : accepted.body.code
    },
    /** The rates of agents who hold a contract from the next day on; of some tiers the highest. */
    ratesNext: async (agents: readonly Pick<Member, 'id'>[]): Promise<number[]> => {
      const { rows } = await salary.sql.query(
        `select agent, tiers from salary.contract where scheme = $1 and until_day is null and agent = any ($2)`,
        [scheme, agents.map(({ id }) => id)],
      )
      const rates = new Map(rows.map(({ agent, tiers }) => [agent, tiers.at(-1)?.rate ?? 0]))
      return agents.map(({ id }) => rates.get(id) ?? 0)
    },
  }
}
