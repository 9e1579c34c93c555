import { hash, randomBytes } from 'node:crypto'
import type pg from 'pg'
import * as z from 'zod'
import type { Seat } from '../seamless/floor.ts'

/** Somebody who has a table open, with a socket of his own. */
export type Spectator = { close(): void }

type Watched = {
  readonly rooms: string
  readonly table: string
  /** Called with each update and when it was due, by the clock that the machine has. */
  readonly onUpdate: (lateMs: number) => void
}

/** Sockets that are opened at once. */
const AT_ONCE = 64

/** Writes so many sessions by the owner's hand, and has each follow the table. */
export async function openSpectators(
  owner: pg.Client,
  seats: readonly Seat[],
  watched: Watched,
): Promise<readonly Spectator[]> {
  const tokens = seats.map(() => randomBytes(32).toString('base64url'))
  await owner.query(
    `insert into rooms.session (id, launch_hash, launch_expires_at, token_hash, used_at, expires_at, ticket, member,
                                nickname, currency, language, game, minimum_stake, maximum_stake, return_url,
                                cashier_url, history_url)
     select gen_random_uuid(), sha256(token), now(), token, now(), now() + interval '12 hours', ticket, member, 'Bench',
            'THB', 'th', $4, 10000, 10000000, $5, $5, $5
       from unnest($1::bytea[], $2::text[], $3::text[]) as s (token, ticket, member)`,
    [
      tokens.map((token) => hash('sha256', token, 'buffer')),
      seats.map(({ token }) => token),
      seats.map(({ member }) => member),
      watched.table,
      watched.rooms,
    ],
  )
  const dueOf = dueTimes()
  const spectators: Spectator[] = []
  const waiting = tokens.entries()
  const work = async () => {
    for (const [n, token] of waiting) spectators.push(await follow({ ...watched, token, n, dueOf }))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return spectators
}

type Following = Watched & {
  readonly token: string
  readonly n: number
  readonly dueOf: (text: string) => number | null
}

/** Opens a socket, and answers once it has been told the whole table. */
function follow({ rooms, table, token, n, dueOf, onUpdate }: Following): Promise<Spectator> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${rooms.replace('http', 'ws')}/api/socket`, {
      headers: { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
    })
    socket.onopen = () => {
      socket.send(JSON.stringify({ kind: 'session', session: token }))
      socket.send(JSON.stringify({ kind: 'watch', tables: [table] }))
    }
    socket.onclose = ({ code }) => reject(new Error(`a socket was closed with ${code}`))
    socket.onmessage = ({ data }) => {
      const received = Date.now()
      const text = String(data)
      if (text.startsWith('{"kind":"table"')) resolve({ close: () => socket.close() })
      const due = dueOf(text)
      if (due !== null) onUpdate(received - due)
    }
  })
}

const opened = z.object({
  kind: z.literal('news'),
  news: z.object({ kind: z.literal('opened'), coup: z.object({ opensAt: z.iso.datetime() }) }),
})

/** When an update that opens a coup was made. All spectators are sent the same text: it is read once. */
function dueTimes(): (text: string) => number | null {
  let last: { text: string; due: number | null } = { text: '', due: null }
  return (text) => {
    if (!text.startsWith('{"kind":"news"')) return null
    if (text !== last.text) {
      const read = opened.safeParse(JSON.parse(text))
      last = { text, due: read.success ? Date.parse(read.data.news.coup.opensAt) : null }
    }
    return last.due
  }
}
