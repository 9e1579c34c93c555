import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { AgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import type { Answer, TestHouse } from '../house.fixture.ts'
import type { Member } from '../story.fixture.ts'
import type { Person } from './agents.fixture.ts'
import { openLinks } from './links.fixture.ts'
import { flat, openSalary } from './salary.fixture.ts'

export type TermsStory = Awaited<ReturnType<typeof openTerms>>

/** A term with one tier that asks for nothing. */
export const term = (rate: number, scheme: AgentScheme = 'daily-salary'): ContractTerm => ({
  scheme,
  tiers: flat(rate),
})

/** A contract as it is kept. */
export type KeptContract = {
  readonly scheme: string
  readonly from: string
  readonly rate: number
  readonly reason: string
}

/** Agents who bring in agents with contract terms. */
export async function openTerms(house: TestHouse) {
  const [salary, links] = [await openSalary(house), openLinks(house)]
  return {
    ...salary,
    links,
    /** An agent who signs in and has a contract of this rate from today on. */
    giver: async (rate: number, above?: Member): Promise<Member> => {
      const agent = await links.agent(above)
      await salary.contract(agent, rate)
      return agent
    },
    /** Somebody who registers by a link. */
    byLink: ({ code }: { readonly code: string }): Promise<Member> => salary.member({ affiliateCode: code }),
    contractsOf: async ({ id }: Pick<Person, 'id'>): Promise<KeptContract[]> => {
      const { rows } = await salary.sql.query(
        `select scheme, from_day::text as "from", (tiers -> -1 ->> 'rate')::int as rate, reason from salary.contract
          where agent = $1 order by scheme`,
        [id],
      )
      return rows
    },
    /** What was written to somebody about contract terms. */
    lettersOf: async (member: Member): Promise<{ readonly about: string; readonly content: string }[]> => {
      const { token } = await salary.signIn(member)
      const { list } = (await house.call({ method: 'GET', path: '/wps/member/messages', token })).body.value
      const told = list.filter(({ about }: { readonly about: string | null }) => about?.endsWith('_terms_left_out'))
      return Promise.all(
        told.map(async ({ id, about }: { readonly id: string; readonly about: string }) => {
          const opened = await house.call({ method: 'POST', path: `/wps/member/messages/${id}/open`, token })
          return { about, content: opened.body.value.content }
        }),
      )
    },
    proposeDefaults: (defaults: AgentDefaults): Promise<Answer> =>
      salary.owner('POST', '/agent-money/defaults', { ...defaults, effectiveFrom: house.today() }),
    /** Puts defaults in force from today on, instead of all others. */
    defaults: async (defaults: AgentDefaults): Promise<void> => {
      await salary.sql.query('delete from salary.defaults where brand = $1', [salary.brand])
      await salary.sql.query(
        `insert into salary.defaults (id, brand, effective_from, details, decided_at)
         values (gen_random_uuid(), $1, $2, $3, now())`,
        [salary.brand, house.today(), JSON.stringify(defaults)],
      )
    },
  }
}
