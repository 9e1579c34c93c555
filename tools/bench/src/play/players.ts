import { hash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod'
import type { Seat } from '../seamless/floor.ts'

/** A member before a slot: who has the token may spin. Calls come from an address of his own. */
export type Player = { readonly token: string; readonly address: string }

/** Opened at once. */
const AT_ONCE = 32

/** Opens the slot for each of these seats, and says the players' halves of their seeds. */
export async function openPlayers(ownerUrl: string, studio: string, seats: readonly Seat[]): Promise<Player[]> {
  const players = seats.map((_, n) => ({
    token: randomBytes(32).toString('base64url'),
    address: `10.0.${n >> 8}.${n & 255}`,
  }))
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into studio.session (id, launch_hash, launch_expires_at, token_hash, used_at, expires_at, ticket, member,
                                 nickname, currency, language, game, minimum_stake, maximum_stake, return_url,
                                 cashier_url, history_url)
     select gen_random_uuid(), sha256(token), now(), token, now(), now() + interval '12 hours', ticket, member, 'Bench',
            'THB', 'th', game, 10000, 10000000, $5, $5, $5
       from unnest($1::bytea[], $2::text[], $3::text[], $4::text[]) as s (token, ticket, member, game)`,
    [
      players.map(({ token }) => hash('sha256', token, 'buffer')),
      seats.map(({ token }) => token),
      seats.map(({ member }) => member),
      seats.map(({ game }) => game),
      studio,
    ],
  )
  await owner.end()
  const waiting = players.values()
  const work = async () => {
    for (const player of waiting) await beginSeeds(studio, player)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return players
}

const seeds = z.object({ next: z.string() })

async function beginSeeds(studio: string, { token, address }: Player): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address }
  const told = await fetch(`${studio}/api/seeds`, { headers })
  const { next } = seeds.parse(await told.json())
  const begun = await fetch(`${studio}/api/seeds`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ commitment: next, clientSeed: 'bench' }),
  })
  if (begun.status !== 200) throw new Error(`a seed was not begun: ${begun.status} ${await begun.text()}`)
}

/** Writes so many spins into a file, the players one after the other. */
export function writeSpins(players: readonly Player[], count: number): { readonly file: string; remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'sanuk-bench-'))
  const file = join(directory, 'spins')
  const lines = Array.from({ length: count }, (_, n) => {
    const { token, address } = players[n % players.length] as Player
    return `${token}\t${address}\t${JSON.stringify({ spin: randomUUID(), stake: '20' })}\n`
  })
  writeFileSync(file, lines.join(''))
  return { file, remove: () => rmSync(directory, { recursive: true }) }
}
