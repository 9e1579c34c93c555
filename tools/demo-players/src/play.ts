import { randomInt, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'

const opened = z.object({
  session: z.string(),
  stakes: z.array(z.string()),
  seeds: z.object({ playing: z.nullable(z.unknown()), next: z.string() }),
})

/** How many of a game's stakes, from the smallest up, a demo player chooses from. */
const MODEST = 7

/** Somebody who sits at a game and can spin. */
export type Seat = {
  /** What may be staked, from the smallest up. */
  readonly stakes: readonly string[]
  /** Without a stake, one of the smaller ones: a demo player's money has to last. */
  readonly spin: (stake?: string) => Promise<void>
}

/** Takes the seat that a launch address offers, as the game's own page does. */
export async function takeSeat(address: URL): Promise<Seat> {
  const post = async (path: string, body: unknown, session?: string): Promise<unknown> => {
    const reply = await fetch(new URL(path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session ? { authorization: `Bearer ${session}` } : {}) },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return reply.json()
  }
  const launch = new URLSearchParams(address.hash.slice(1)).get('launch')
  const { session, stakes, seeds } = opened.parse(await post('/api/session', { launch }))
  // A player's half of what outcomes are drawn from, said once the hash of the other half is known.
  if (!seeds.playing) await post('/api/seeds', { commitment: seeds.next, clientSeed: randomUUID() }, session)
  const modest = stakes.slice(0, MODEST)
  return {
    stakes,
    spin: async (stake = modest[randomInt(modest.length)]) => {
      const spin = randomUUID()
      await post('/api/spins', { spin, stake }, session)
      await post('/api/spins/shown', { spin }, session)
    },
  }
}
