import type pg from 'pg'
import type { Seat } from '../seamless/floor.ts'
import type { Platform } from '../seamless/platform.ts'
import { writeRequests } from '../seamless/requests.ts'
import { carry } from '../seamless/wrk.ts'

/** A round that has a stake and is not settled. */
export type Round = { readonly round: string; readonly member: string }

type Wish = {
  readonly wrk: string
  readonly platform: Platform
  readonly seats: readonly Seat[]
  readonly game: string
  readonly count: number
}

const REQUESTS = 40_000
const CONNECTIONS = 256
const SECONDS = 5

/** Has stakes placed over HTTP until so many rounds of the game are open, and answers those. */
export async function openRounds(owner: pg.Client, { wrk, platform, seats, game, count }: Wish): Promise<Round[]> {
  for (;;) {
    const { rows } = await owner.query<Round>(
      `select vendor_round as round, member from wagers.round
        where vendor = $1 and game = $2 and state = 'open' order by started_at limit $3`,
      [platform.vendor, game, count],
    )
    if (rows.length === count) return rows
    const requests = await writeRequests({ seats, key: platform.keys.hmac, count: REQUESTS })
    await carry(wrk, {
      address: platform.address,
      file: requests.file,
      connections: CONNECTIONS,
      seconds: SECONDS,
    }).finally(requests.remove)
  }
}
