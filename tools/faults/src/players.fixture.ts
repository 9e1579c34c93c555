import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import type { Player } from '../../bench/src/play/players.ts'

/** A round as its player was told it at its end. */
export type Told = { readonly round: string; readonly staked: string; readonly win: string }

const round = z.object({
  round: z.string(),
  stake: z.string(),
  win: z.nullable(z.string()),
  // What games without reels say besides.
  staked: z.optional(z.string()),
  moves: z.optional(z.array(z.unknown())),
  options: z.optional(z.array(z.unknown())),
})
const refused = z.object({ fault: z.string() })

/** What may pass: the player asks again until it has. */
const MAY_PASS: ReadonlySet<string> = new Set(['platform_unreachable', 'spin_in_progress', 'unknown_error'])

/** A client does not press harder than this on a house that is down. */
const BETWEEN_TRIES_MS = 100

type Game = { readonly address: string; readonly choice: unknown }

/**
 * Plays one round to its end, in the place of a game's client: whatever is not answered is asked for again, as the very same
 * spin or move. Null where the round was called off.
 */
export async function playRound(player: Player, { address, choice }: Game): Promise<Told | null> {
  const spin = randomUUID()
  const beginning =
    choice === 'reels' ? ['/api/spins', { spin, stake: '20' }] : ['/api/rounds', { spin, stake: '20', choice }]
  let answer = await asked(`${address}${beginning[0]}`, player, beginning[1])
  while (answer && answer.win === null) {
    const { moves = [], options = [] } = answer
    const move = options[randomInt(options.length)]
    const next = await asked(`${address}/api/moves`, player, { spin, at: moves.length, move })
    // A further stake that was called off leaves the round as it was.
    answer = next ?? answer
  }
  return answer && { round: answer.round, staked: answer.staked ?? answer.stake, win: answer.win ?? '' }
}

async function asked(url: string, { token, address }: Player, body: unknown): Promise<z.output<typeof round> | null> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address, 'content-type': 'application/json' }
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch(() => null)
    if (answer?.status === 200) return round.parse(answer.body)
    if (answer) {
      const { fault } = refused.parse(answer.body)
      if (fault === 'spin_voided') return null
      if (!MAY_PASS.has(fault)) throw new Error(`${url} was refused with ${fault}`)
    }
    await pause(BETWEEN_TRIES_MS)
  }
}
