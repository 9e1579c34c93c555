import { randomUUID } from 'node:crypto'
import { parseAmount } from '@sanuk/money/amount'
import { newUsername } from '../../../tools/launcher/src/new-username.ts'
import { type Answer, GAME, type Staff, type TestHouse } from './house.fixture.ts'

/** A member of the first demo brand whom no other test knows. */
export type Member = { readonly token: string; readonly username: string; readonly id: string; readonly brand: string }

/** An opened game, as each of its vendor's calls names it. */
export type Seat = { readonly token: string; readonly member: string; readonly currency: 'THB'; readonly game: string }

type Round = {
  readonly stake: string
  readonly win?: string
  readonly state?: 'open' | 'settled' | 'resettled' | 'rolled_back'
  readonly gameType?: string
  readonly game?: string
  readonly currency?: string
  readonly at?: Date | string
  /** So many equal rounds. */
  readonly times?: number
}

/** What most tests begin with: members who paid in and played. Amounts are written as in calls: `'12.50'`. */
export function openStory(house: TestHouse) {
  /** Rounds as the platform records them, not counted yet; answers the identifier of the first. */
  async function recordRound(member: Pick<Member, 'id' | 'brand'>, round: Round): Promise<string> {
    const { stake, win = '0', state = 'settled', gameType = 'RNG', game = GAME, currency = 'THB', times = 1 } = round
    const at = round.at ?? house.clock()
    const { rows } = await house.pool.query(
      `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                                 started_at, settled_at, account, first_change, last_change)
       select id, $1, $2, 'STUDIO', id::text, $3, $4, $5, $6, $7, $8, $9, $10, 0, 1, 2
         from (select gen_random_uuid() as id from generate_series(1, $11)) ids returning id`,
      [
        ...[member.brand, member.id, game, gameType, currency, parseAmount(stake), parseAmount(win), state],
        ...[at, state === 'open' ? null : at, times],
      ],
    )
    return rows[0].id
  }

  return {
    recordRound,
    /** Registers somebody; `more` goes with it, as the code of who invited them. */
    member: async (more: object = {}): Promise<Member> => {
      const username = newUsername()
      const { token } = (await house.register(username, more)).body.value
      const { rows } = await house.pool.query('select id, brand from members.member where username = $1', [username])
      return { token, username, ...rows[0] }
    },
    /** The same member in a session that begins now: sessions end when time passes. */
    signIn: async <One extends Member>(member: One): Promise<One> => {
      return { ...member, token: await house.tokenOf(member.username) }
    },
    /** Asks for a deposit and lets the bank pay it; answers its reference. */
    deposit: async ({ token }: Pick<Member, 'token'>, amount: string): Promise<string> => {
      const body = { requestId: randomUUID(), method: 'promptpay', amount }
      const asked = await house.call({ method: 'POST', path: '/wps/cashier/deposits', token, body })
      const { reference } = asked.body.value
      const paid = { bankReference: randomUUID(), reference, amount, currency: 'THB' }
      await house.pay({ ...paid, paidAt: house.clock().toISOString() })
      return reference
    },
    balance: async ({ token }: Pick<Member, 'token'>): Promise<string> =>
      (await house.call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance,
    /** A round that is recorded and counted at once. */
    play: async (member: Pick<Member, 'id' | 'brand'>, round: Round): Promise<string> => {
      const id = await recordRound(member, round)
      await house.followPlay()
      return id
    },
    /** Opens the test vendor's game for real; the catalogue must have been synchronised. */
    openGame: async ({ token }: Pick<Member, 'token'>): Promise<Seat> => {
      const { body: games } = await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })
      const { nodeId } = games.value.list.find(({ gameCode }: { gameCode: string }) => gameCode === GAME)
      const body = { nodeId, device: 'desktop' }
      await house.call({ method: 'POST', path: '/wps/game/launchGame', token, body })
      const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
      const { member } = (await house.seamless('authenticate', { token: ticket })).body
      return { token: ticket, member, currency: 'THB', game: GAME }
    },
    job: async (name: string): Promise<void> => {
      const job = house.jobs.find((one) => one.name === name)
      if (!job) throw new Error(`there is no job ${name}`)
      await job.work()
    },
    operator: (who: Staff = 'operator') => operator(house, who),
  }
}

/** An operator's session ends after 15 minutes without a call. */
const SESSION_MS = 10 * 60_000

/** The office's calls of one of its staff, who signs in at the first of them and again when time has passed. */
export function operator(house: Pick<TestHouse, 'operatorToken' | 'clock' | 'call'>, who: Staff = 'operator') {
  let token: Promise<string> | undefined
  let signedInAt = 0
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const now = house.clock().getTime()
    if (!token || Math.abs(now - signedInAt) > SESSION_MS) {
      token = house.operatorToken(who)
      signedInAt = now
    }
    const sent = { method, path: `/ops${path}`, token: await token, part: 'office' as const }
    return house.call({ ...sent, ...(body !== undefined && { body }) })
  }
}
