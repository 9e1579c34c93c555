import { expect } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'

export type Person = { readonly id: string; readonly username: string }

/** Somebody whose play is recorded without a sign-in. */
export type Played = Person & { readonly brand: string }

/** The office's calls about agents, by the demo brand's two operators, and people to appoint. */
export function openAgents(house: TestHouse) {
  const story = openStory(house)
  const [owner, second] = [story.operator(), story.operator('supervisor')]
  const approve = (proposal: string): Promise<Answer> => second('POST', `/approvals/${proposal}/approve`)

  /** Somebody who joined now, on the invitation of another where one is named; there are many, so no form is filled in. */
  async function join(inviter?: Person): Promise<Played> {
    const username = newUsername('p')
    // A moment after the one before, so that lists by time have one order.
    house.passTime(1)
    const { rows } = await house.pool.query(
      `insert into members.member (id, brand, username, username_key, nickname, type, currency, invited_by, joined_at)
       select gen_random_uuid(), id, $1, $1, $1, 0, 'THB', $2, $3 from system.brand where code = 'SANUK'
       returning id, brand`,
      [username, inviter?.id ?? null, house.clock()],
    )
    return { username, ...rows[0] }
  }
  const appoint = ({ username }: Person, type = 1): Promise<Answer> => owner('POST', '/agents', { username, type })
  const propose = ({ id }: Person, to: Person | null): Promise<Answer> =>
    owner('POST', `/agents/${id}/move`, { to: to?.username ?? null, reason: 'Agreed by both' })

  return {
    owner,
    second,
    join,
    appoint,
    propose,
    approve,
    /** A new agent, below the one who invited them. */
    agent: async (inviter?: Person, type = 1): Promise<Person> => {
      const person = await join(inviter)
      expect((await appoint(person, type)).status).toBe(200)
      return person
    },
    /** Proposes and approves; answers the code of what was refused first, or `null`. */
    move: async (agent: Person, to: Person | null): Promise<string | null> => {
      const proposed = await propose(agent, to)
      if (proposed.status !== 200) return proposed.body.code
      const approved = await approve(proposed.body.value.proposal)
      return approved.status === 200 ? null : approved.body.code
    },
    state: ({ id }: Person, state: string): Promise<Answer> =>
      owner('PUT', `/agents/${id}/state`, { state, reason: 'As agreed' }),
    read: async ({ id }: Person) => (await owner('GET', `/agents/${id}`)).body.value,
    /** Usernames from the top of the tree down to the parent. */
    pathOf: async ({ username }: Person): Promise<string[]> => {
      const { list } = (await owner('GET', `/agents/search?search=${username}`)).body.value
      return list[0].path.map((above: Person) => above.username)
    },
  }
}
