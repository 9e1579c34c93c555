import { randomUUID } from 'node:crypto'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'
import { openAgents, type Person } from './agents.fixture.ts'

/** Branches whose members play: agents who sign in, and members who are only written down. */
export function openTeams(house: TestHouse) {
  const story = openStory(house)
  const desk = openAgents(house)

  /** Somebody who signs in, on the invitation of another where one is named. */
  async function signedIn(inviter?: Person): Promise<Member> {
    if (!inviter) return story.member()
    const affiliateCode = `T${randomUUID().slice(0, 7)}`.toUpperCase()
    await house.pool.query(
      `insert into members.invitation (brand, code, member, made_at)
       select brand, $2, id, $3 from members.member where id = $1`,
      [inviter.id, affiliateCode, house.clock()],
    )
    return story.member({ affiliateCode })
  }
  const ask = ({ token }: Pick<Member, 'token'>, path: string): Promise<Answer> =>
    house.call({ method: 'GET', path: `/wps/agent/${path}`, token })
  return {
    ...desk,
    story,
    signedIn,
    ask,
    /** A new agent who signs in. */
    agentOf: async (inviter?: Person): Promise<Member> => {
      const member = await signedIn(inviter)
      const appointed = await desk.appoint(member)
      if (appointed.status !== 200) throw new Error(appointed.body.code)
      return member
    },
    /** An overview of days, today where none are named. */
    overview: async (
      agent: Pick<Member, 'token'>,
      scope = 'team',
      { from, to }: { readonly from: string; readonly to: string } = { from: house.today(), to: house.today() },
    ) => (await ask(agent, `overview?scope=${scope}&from=${from}&to=${to}`)).body.value,
    team: async (agent: Pick<Member, 'token'>, query = '') => (await ask(agent, `team${query}`)).body.value,
  }
}
