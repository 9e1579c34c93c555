import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'

const opened = z.object({
  session: z.string(),
  table: z.object({ code: z.string(), spots: z.array(z.object({ spot: z.string(), minimum: z.string() })) }),
})

const coup = z.object({ id: z.string(), closesAt: z.iso.datetime() })

/** What a demo player listens to of all that a table tells. */
const told = z.union([
  z.object({ kind: z.literal('news'), news: z.object({ kind: z.literal('opened'), coup }) }),
  z.object({ kind: z.literal('table'), state: z.object({ phase: z.literal('betting'), coup }) }),
])

/** Demo players bet on one of so many spots, those that a table names first. */
const LIKED = 8

/** A bet is up to so many times the least. */
const MOST_TIMES = 5

/** Takes a seat at the live table that a launch address offers, and bets on a coup now and then until `ended`. */
export async function sitAtTable(address: URL, ended: AbortSignal): Promise<void> {
  const launch = new URLSearchParams(address.hash.slice(1)).get('launch')
  const reply = await fetch(new URL('/api/open', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launch }),
  })
  if (!reply.ok) throw new Error(`/api/open answered ${reply.status}`)
  const { session, table } = opened.parse(await reply.json())
  const socket = new WebSocket(new URL('/api/socket', address.origin.replace('http', 'ws')))
  const say = (message: object) => socket.send(JSON.stringify(message))
  const bet = async (id: string) => {
    const chosen = table.spots[randomInt(Math.min(LIKED, table.spots.length))]
    if (!chosen || randomInt(3) === 0) return
    const { spot, minimum } = chosen
    await wait(randomInt(1_000, 8_000), undefined, { signal: ended })
    const amount = String(Number(minimum) * randomInt(1, MOST_TIMES + 1))
    say({ kind: 'bet', id: randomUUID(), table: table.code, coup: id, stakes: [{ spot, amount }] })
  }
  socket.onopen = () => {
    say({ kind: 'session', session })
    say({ kind: 'watch', tables: [table.code] })
  }
  socket.onmessage = ({ data }) => {
    const message = told.safeParse(JSON.parse(String(data)))
    if (!message.success) return
    const { id } = message.data.kind === 'news' ? message.data.news.coup : message.data.state.coup
    void bet(id).catch(() => undefined)
  }
  await new Promise<void>((resolve) => {
    socket.onclose = () => resolve()
    ended.addEventListener('abort', () => socket.close())
  })
}
