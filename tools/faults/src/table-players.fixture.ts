import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod'
import type { Seat } from '../../bench/src/seamless/floor.ts'

/** What a player was told of a bet: that it counts, or that it does not. One of which nothing was heard is not told. */
export type ToldBet = { readonly member: string; readonly id: string; readonly counts: boolean }

/** What a player was told that a coup came to. */
export type ToldPaid = { readonly member: string; readonly coup: string; readonly stake: string; readonly win: string }

export type TablePlayer = {
  readonly bets: readonly ToldBet[]
  readonly paid: readonly ToldPaid[]
  readonly leave: () => Promise<void>
}

const coup = z.object({ id: z.string() })

/** What a player listens to of all that a table tells. */
const heard = z.union([
  z.object({ kind: z.literal('news'), news: z.object({ kind: z.literal('opened'), coup }) }),
  z.object({ kind: z.literal('table'), state: z.object({ phase: z.literal('betting'), coup }) }),
  z.object({ kind: z.literal('answered'), id: z.string(), fault: z.nullable(z.string()) }),
  z.object({ kind: z.literal('paid'), coup: z.string(), stake: z.string(), win: z.string() }),
])

const SPOTS = ['player', 'banker', 'tie', 'player-pair', 'big']

/** Opens a table for these seats by the owner's hand, and answers the tokens of their sessions. */
export async function openSessions(ownerUrl: string, seats: readonly Seat[]): Promise<string[]> {
  const tokens = seats.map(() => randomBytes(32).toString('base64url'))
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into rooms.session (id, launch_hash, launch_expires_at, token_hash, used_at, expires_at, ticket, member,
                                nickname, currency, language, game, minimum_stake, maximum_stake, return_url,
                                cashier_url, history_url)
     select gen_random_uuid(), sha256(token), now(), token, now(), now() + interval '12 hours', ticket, member, 'Faults',
            'THB', 'th', game, 10000, 10000000, 'http://x', 'http://x', 'http://x'
       from unnest($1::bytea[], $2::text[], $3::text[], $4::text[]) as s (token, ticket, member, game)`,
    [
      tokens.map((token) => hash('sha256', token, 'buffer')),
      seats.map(({ token }) => token),
      seats.map(({ member }) => member),
      seats.map(({ game }) => game),
    ],
  )
  await owner.end()
  return tokens
}

/**
 * Somebody who bets on every coup without a break until it takes no more, so that whoever dies does so with bets under
 * way, and comes back whenever the line is lost.
 */
export function playAtTable(rooms: string, { member, game }: Seat, session: string): TablePlayer {
  const bets: ToldBet[] = []
  const paid: ToldPaid[] = []
  const ended = new AbortController()
  const connect = () =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${rooms.replace('http', 'ws')}/api/socket`)
      const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
      let current: string | null = null
      const bet = async (id: string) => {
        current = id
        while (current === id) {
          await pause(randomInt(110, 260))
          const stakes = [{ spot: SPOTS[randomInt(SPOTS.length)], amount: String(randomInt(1, 20)) }]
          say({ kind: 'bet', id: randomUUID(), table: game, coup: id, stakes })
        }
      }
      socket.onopen = () => {
        say({ kind: 'session', session })
        say({ kind: 'watch', tables: [game] })
      }
      socket.onmessage = ({ data }) => {
        const message = heard.safeParse(JSON.parse(String(data))).data
        switch (message?.kind) {
          case 'news':
            return void bet(message.news.coup.id)
          case 'table':
            return void bet(message.state.coup.id)
          case 'answered':
            if (message.fault === 'bets_closed' || message.fault === 'above_maximum') current = null
            return void bets.push({ member, id: message.id, counts: message.fault === null })
          case 'paid':
            return void paid.push({ member, coup: message.coup, stake: message.stake, win: message.win })
        }
      }
      socket.onclose = () => {
        current = null
        resolve()
      }
      ended.signal.addEventListener('abort', () => socket.close())
    })
  const stay = async () => {
    while (!ended.signal.aborted) {
      await connect()
      await pause(200)
    }
  }
  const staying = stay()
  return {
    bets,
    paid,
    leave: () => {
      ended.abort()
      return staying
    },
  }
}
