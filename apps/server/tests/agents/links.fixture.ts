import { randomUUID } from 'node:crypto'
import type { AgentLink, InvitedType } from '@sanuk/contracts/agent-links'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import { expect } from 'vitest'
import { newUsername } from '../../../../tools/launcher/src/new-username.ts'
import { openBrowser } from '../browser.fixture.ts'
import type { Answer, TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'
import { openAgents } from './agents.fixture.ts'

type LinkWish = {
  readonly requestId?: string
  readonly type?: InvitedType
  readonly host?: string
  readonly days?: number
  readonly note?: string
  readonly terms?: readonly ContractTerm[]
}

type AccountWish = Pick<LinkWish, 'requestId' | 'type' | 'terms'> & { readonly username?: string }

/** What agents, and people who come by their links, do in tests. */
export function openLinks(house: TestHouse) {
  const [desk, story] = [openAgents(house), openStory(house)]
  const browser = openBrowser(house)
  /** A call by its method and path, such as `GET /links`. */
  const call = ({ token }: Pick<Member, 'token'>, what: string, body?: object): Promise<Answer> => {
    const [method = '', path = ''] = what.split(' ')
    return browser.send({ method, path: `/wps/agent${path}`, token, ...(body && { body }) })
  }

  const make = (agent: Member, wish: LinkWish = {}): Promise<Answer> =>
    call(agent, 'POST /links', { requestId: randomUUID(), type: 0, host: 'localhost', note: '', ...wish })
  const made = async (agent: Member, wish: LinkWish = {}): Promise<AgentLink> => {
    const answer = await make(agent, wish)
    expect(answer.status).toBe(200)
    return answer.body.value.link
  }
  const list = async (agent: Member): Promise<AgentLink[]> => (await call(agent, 'GET /links')).body.value.list

  return {
    desk,
    story,
    make,
    made,
    list,
    page: async (agent: Member, cursor = '') => (await call(agent, `GET /links?cursor=${cursor}`)).body.value,
    /** One of the agent's links as it is listed now. */
    read: async (agent: Member, { id }: Pick<AgentLink, 'id'>): Promise<AgentLink | undefined> =>
      (await list(agent)).find((link) => link.id === id),
    change: (agent: Member, { id }: Pick<AgentLink, 'id'>, to: { open: boolean; note?: string }): Promise<Answer> =>
      call(agent, `PUT /links/${id}`, { note: '', ...to }),
    /** Each from an address of its own: a visitor looks up few codes. */
    check: async (code: string, host = 'localhost') => {
      const address = `10.${[0, 8, 16].map((at) => (nextAddress >> at) & 255).join('.')}`
      nextAddress += 1
      return (await openBrowser(house, { host, address }).get(`/wps/agent/affiliate?code=${code}`)).body.value
    },
    visit: (code: string, address: string): Promise<Answer> =>
      openBrowser(house, { address }).send({ method: 'POST', path: '/wps/agent/affiliate/visits', body: { code } }),
    openAccount: (agent: Member, wish: AccountWish = {}) =>
      call(agent, 'POST /accounts', { requestId: randomUUID(), username: newUsername(), type: 0, ...wish }),
    /** Somebody who registered and was appointed, below another agent where one is named. */
    agent: async (above?: Member, type = 1): Promise<Member> => {
      const member = await story.member(above && { affiliateCode: (await made(above)).code })
      expect((await desk.appoint(member, type)).status).toBe(200)
      return member
    },
  }
}

let nextAddress = 1
