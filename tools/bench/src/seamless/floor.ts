import { hash, randomBytes, randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import { checkBooks } from '@sanuk/ledger/check'
import pg from 'pg'

const MEMBERS = 10_000

type FloorOptions = { readonly vendor: string; readonly game: string; readonly members?: number }

/** A member who sits in a game: whoever has the token may stake. */
export type Seat = { readonly member: string; readonly token: string; readonly game: string }

export type Floor = {
  readonly brand: string
  readonly seats: readonly Seat[]
  /** Throws where the books are not true. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A brand with members who have money and a game open, written by the owner's hand. */
export async function openFloor(ownerUrl: string, { vendor, game, members = MEMBERS }: FloorOptions): Promise<Floor> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const brand = randomUUID()
  await owner.query(
    `insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules)
     values ($1, $2, 'Bench', array[$2 || '.localhost'], 'Asia/Bangkok', 'THB', '{th}', '{}')`,
    [brand, `BENCH${brand.slice(0, 8).toUpperCase()}`],
  )
  const house = await openAccount(owner, { brand, kind: 'bank', owner: 'bench', currency: 'THB', guarded: false })
  await owner.query(
    `insert into catalogue.game (node_id, vendor, code, game_type, vassalage, vassalage_name, classification, names,
                                 picture, minimum_stake, maximum_stake, is_hot, is_new, playable, place)
     values (gen_random_uuid(), $1, $2, 'RNG', 'BENCH', 'Bench', 'JP', '{"th":"x","en":"x"}', $3, 10000,
             100000000000, false, false, true, 1)`,
    [vendor, game, JSON.stringify({ placeholder: '#000000', sources: [] })],
  )
  const seats = Array.from({ length: members }, () => ({
    member: randomUUID(),
    token: randomBytes(32).toString('base64url'),
    game,
  }))
  await owner.query('begin')
  await owner.query(
    `insert into members.member (id, brand, username, username_key, nickname, type, currency)
     select id, $1, 'b' || n, 'b' || n, 'b' || n, 1, 'THB' from unnest($2::uuid[]) with ordinality as m (id, n)`,
    [brand, seats.map(({ member }) => member)],
  )
  await owner.query(
    `insert into launch.game_session (token_hash, brand, member, vendor, game, currency, language, ticket_expires_at,
                                      authenticated_at, expires_at)
     select decode(token, 'hex'), $1, member, $2, $3, 'THB', 'th', now(), now(), now() + interval '12 hours'
       from unnest($4::text[], $5::uuid[]) as s (token, member)`,
    [brand, vendor, game, seats.map(({ token }) => hash('sha256', token)), seats.map(({ member }) => member)],
  )
  await owner.query(
    `with opened as (
       select ledger.open_account($1, 'member', member::text, 'THB', true) as account
         from unnest($2::uuid[]) as m (member)
     ), gathered as (
       select array_agg(gen_random_uuid()) as keys, array_agg(account) as accounts,
              array_agg($3::bigint) as houses, array_agg(5000000000::bigint) as amounts,
              array_agg(10::smallint) as kinds, array_agg(null::text) as memos from opened
     )
     select ledger.post(keys, houses, accounts, amounts, kinds, keys, memos, 0) from gathered`,
    [brand, seats.map(({ member }) => member), house],
  )
  await owner.query('commit')
  await owner.query('checkpoint')
  return {
    brand,
    seats,
    check: async () => {
      const broken = (await checkBooks(owner)).filter(({ violations }) => violations > 0)
      if (broken.length > 0) throw new Error(`the books are not true: ${JSON.stringify(broken)}`)
    },
    close: () => owner.end(),
  }
}
