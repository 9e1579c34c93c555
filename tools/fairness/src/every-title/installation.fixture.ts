import { randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { openHouse } from '../../../../apps/server/tests/house.fixture.ts'
import { type Member, openStory } from '../../../../apps/server/tests/story.fixture.ts'
import { type AnyState, GAME_CALLS, type Replay } from '../../../../apps/studio/src/protocol.ts'
import { callStudio, clientOf, drawnArt, startStudio } from '../../../../apps/studio/src/studio.fixture.ts'
import { freePorts } from '../../../launcher/src/machine/ports.ts'

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** An entry of the lobby: a game, or one that opens a list of sub-games. */
type Listed = {
  readonly nodeId: string
  readonly gameCode: string
  readonly vassalage: string
  readonly vendor: string
  readonly isGame: string
  readonly playable: boolean
}

/** Platform and Studio on one database, each listening, which know each other by signed calls alone. */
export async function openInstallation() {
  const first = await freePorts(2)
  const [site, games] = [`http://127.0.0.1:${first}`, `http://127.0.0.1:${first + 1}`]
  const key = { id: 'k1', secret: randomBytes(32).toString('hex') }
  const house = await openHouse([], {
    gameVendors: [{ code: 'STUDIO', name: 'Studio', wallet: 'seamless', address: games, keys: [key] }],
  })
  house.letTimeGoOn()
  const art = await drawnArt()
  await house.site.listen({ host: '127.0.0.1', port: first })
  const studio = await startStudio({
    databaseUrl: house.clones.studioUrl,
    platformOrigin: site,
    key,
    art,
    clock: house.clock,
    port: first + 1,
  })
  await house.synchroniseCatalogue()
  const story = openStory(house)
  const lobby = await listAll((path) => house.call({ method: 'GET', path }))
  const post = (path: string, { token }: Member, body: object) => house.call({ method: 'POST', path, token, body })

  return {
    lobby,
    balanceOf: story.balance,
    /** What the ledger's own transfers have moved to and from the member's account, kind by kind. */
    movedFor: async ({ id }: Member): Promise<Record<string, bigint>> => {
      const { rows } = await house.pool.query(
        `select entry.kind, sum(entry.amount)::bigint as amount
           from ledger.entry join ledger.account on account.id = entry.account
          where account.kind = 'member' and account.owner = $1 group by entry.kind`,
        [id],
      )
      return Object.fromEntries(rows.map(({ kind, amount }) => [kind, BigInt(amount)]))
    },
    /** A member who has paid in so much. */
    memberWith: async (money: string): Promise<Member> => {
      const member = await story.member()
      await story.deposit(member, money)
      return member
    },
    /** The platform's own call, as the lobby makes it. */
    launch: (member: Member, code: string, mode: 'real' | 'demo') => {
      const { nodeId = randomUUID() } = lobby.find(({ gameCode }) => gameCode === code) ?? {}
      return post('/wps/game/launchGame', member, { nodeId, device: 'desktop', mode })
    },
    /** Opens the address that a launch answered, as the page of the game does. */
    open: async (content: string) => {
      const launch = secretIn(content, 'launch')
      const { body } = await callStudio<AnyState>(studio.address, { ...GAME_CALLS.open, body: { launch } })
      return { ...clientOf(studio.address, body.session), opened: body }
    },
    /** Rounds of the member's betting record, the oldest first. */
    recordOf: async ({ token }: Member): Promise<{ id: string; stake: string; win: string; state: string }[]> => {
      const query = `from=${dayOf(house.clock(), -1)}&to=${dayOf(house.clock(), 1)}`
      const { body } = await house.call({ method: 'GET', path: `/wps/member/rounds?${query}`, token })
      return body.value.list.toReversed()
    },
    /** What the Studio shows of a round that the platform asks it for. */
    replay: async (member: Member, round: string): Promise<Replay> => {
      const { body } = await post(`/wps/member/rounds/${round}/replay`, member, { theme: 'dark' })
      const ticket = secretIn(body.value.content, 'ticket')
      return (await callStudio<Replay>(studio.address, { ...GAME_CALLS.replay, body: { ticket } })).body
    },
    /** Ends both. The books must be true. */
    close: async () => {
      await studio.close()
      await house.close()
      await rm(art, { recursive: true })
    },
  }
}

type Get = (path: string) => Promise<{ body: { value: { list: Listed[]; next?: string | null } } }>

/** All games of the lobby, page by page, with those that lie under another entry. */
async function listAll(get: Get): Promise<readonly Listed[]> {
  const entries: Listed[] = []
  const path = `/wps/relay/games?gameType=${GAME_TYPES.join(',')}&pageSize=56`
  for (let after: string | null | undefined; after !== null; ) {
    const { list, next = null } = (await get(after ? `${path}&after=${after}` : path)).body.value
    entries.push(...list)
    after = next
  }
  const parents = Map.groupBy(entries, ({ isGame }) => isGame)
  const below = (parents.get('VASSALAGE') ?? []).map(({ vassalage, nodeId }) =>
    get(`/wps/relay/games/${vassalage}/children?nodeId=${nodeId}`),
  )
  const children = (await Promise.all(below)).flatMap(({ body }) => body.value.list)
  return [...(parents.get('GAME') ?? []), ...children]
}

const secretIn = (address: string, name: string): string =>
  new URLSearchParams(new URL(address).hash.slice(1)).get(name) ?? ''

const DAY_MS = 24 * 60 * 60 * 1000
const dayOf = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)
