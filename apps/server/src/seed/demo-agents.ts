import { randomUUID } from 'node:crypto'
import type { AgentType } from '@sanuk/contracts/identity'
import { openAccount } from '@sanuk/ledger/accounts'
import type { RealCurrency } from '@sanuk/money/currency'
import type pg from 'pg'

type DemoAgent = {
  readonly username: string
  readonly type: AgentType
  /** The agent above, by username; those at the top stand below the demo agent. */
  readonly below: string | null
  /** How many days ago they joined on that agent's invitation. */
  readonly joined: number
  readonly members: readonly string[]
  /** Moved below another agent since, so many days ago. */
  readonly moved?: { readonly below: string; readonly daysAgo: number }
  readonly suspended?: { readonly reason: string; readonly daysAgo: number }
}

const TREE: readonly DemoAgent[] = [
  { username: 'mali88', type: 2, below: null, joined: 80, members: ['fah_k', 'pim_s', 'ton_r', 'bow_t'] },
  { username: 'niran77', type: 2, below: null, joined: 75, members: ['golf_p', 'noi_w'] },
  { username: 'wichai66', type: 2, below: 'mali88', joined: 60, members: ['earth_m', 'gift_l', 'boss_n'] },
  {
    username: 'kanda55',
    type: 41,
    below: 'niran77',
    joined: 45,
    members: ['jane_c', 'art_d'],
    moved: { below: 'wichai66', daysAgo: 12 },
  },
  {
    username: 'preecha99',
    type: 42,
    below: 'niran77',
    joined: 30,
    members: ['ploy_v'],
    suspended: { reason: 'Promised winnings in public groups', daysAgo: 5 },
  },
  { username: 'ratana22', type: 42, below: 'wichai66', joined: 20, members: [] },
]

/** How many days ago the demo agent was appointed. */
export const DEMO_AGENT_DAYS = 90

/** Their members came so many days after them, one a day. */
const FIRST_MEMBER_DAYS = 3

/** The moment as many days ago as the second value of a statement says. */
const daysAgo = 'now() - make_interval(days => $2)'

type Place = {
  readonly brand: string
  readonly currency: RealCurrency
  /** The demo agent, at the top. */
  readonly agent: string
  /** With which all of them sign in. */
  readonly passwordHash: string
}

/** A team below the demo agent: branches, a move and a suspension, as an operator finds them at work. */
export async function addTeam(client: pg.Client, place: Place): Promise<void> {
  const ids = new Map<string, string>()
  const idOf = (username: string | null) => (username === null ? place.agent : (ids.get(username) ?? place.agent))
  for (const { username, type, below, joined, members, moved, suspended } of TREE) {
    const parent = idOf(below)
    const id = await addInvited(client, place, { username, type, inviter: parent, daysAgo: joined })
    ids.set(username, id)
    await addAgent(client, { brand: place.brand, id, type, parent, daysAgo: joined })
    for (const [at, member] of members.entries()) {
      const joinedAgo = joined - FIRST_MEMBER_DAYS - at
      await addInvited(client, place, { username: member, type: 0, inviter: id, daysAgo: joinedAgo })
    }
    if (moved) {
      await client.query(`update agents.agent set parent = $3, since = ${daysAgo} where member = $1`, [
        id,
        moved.daysAgo,
        idOf(moved.below),
      ])
    }
    if (suspended) {
      await client.query(
        `update agents.agent set state = 'suspended', reason = $3, since = ${daysAgo} where member = $1`,
        [id, suspended.daysAgo, suspended.reason],
      )
    }
  }
}

type NewAgent = {
  readonly brand: string
  readonly id: string
  readonly type: AgentType
  readonly parent: string | null
  readonly daysAgo: number
}

/** Appoints a member who joined so many days ago. */
export async function addAgent(client: pg.Client, { brand, id, type, parent, daysAgo }: NewAgent): Promise<void> {
  await client.query(
    `insert into agents.agent (brand, member, type, parent, appointed_at, since)
     values ($1, $2, $3, $4, now() - make_interval(days => $5), now() - make_interval(days => $5))`,
    [brand, id, type, parent, daysAgo],
  )
}

type Invited = {
  readonly username: string
  readonly type: number
  readonly inviter: string
  readonly daysAgo: number
}

async function addInvited(client: pg.Client, place: Place, invited: Invited): Promise<string> {
  const id = randomUUID()
  const { brand, currency, passwordHash } = place
  const { username, type, inviter, daysAgo } = invited
  await client.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, currency, invited_by, joined_at)
     values ($1, $2, $3, lower($3), $3, $4, $5, $6, now() - make_interval(days => $7))`,
    [id, brand, username, type, currency, inviter, daysAgo],
  )
  await client.query('insert into identity.credential (member, brand, password_hash) values ($1, $2, $3)', [
    id,
    brand,
    passwordHash,
  ])
  await openAccount(client, { brand, kind: 'member', owner: id, currency, guarded: true })
  return id
}
