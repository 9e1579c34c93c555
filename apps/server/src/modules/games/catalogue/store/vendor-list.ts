import { type RawBuilder, sql } from 'kysely'
import type { Game } from '#platform/capabilities/game'
import type { Transaction } from '#platform/database'
import { steadyPlaces } from '../steady-places.ts'
import { type GameTables, rowOf } from './game-rows.ts'

/** A vendor's whole list; `listed` is whether the lobby shows it. */
type VendorList = {
  readonly vendor: string
  readonly games: readonly Game[]
  readonly listed: boolean
}

/** What a list may change of a game that is known: all but its name and our number of it. */
const CHANGING = [
  ...['parent', 'game_type', 'play_type', 'vassalage', 'vassalage_name', 'vassalage_icon', 'classification', 'names'],
  ...['picture', 'lines', 'minimum_stake', 'maximum_stake', 'return_to_player', 'maximum_win_multiple', 'is_hot'],
  ...[
    'is_new',
    'playable',
    'offers_demo',
    'free_round_stakes',
    'stakes_in',
    'pools',
    'hall',
    'has_board',
    'place',
    'listed',
  ],
] as const

const columns = (names: readonly string[], of?: string): RawBuilder<unknown> =>
  sql.join(names.map((name) => sql.ref(of ? `${of}.${name}` : name)))

/**
 * Takes over a vendor's list whole: games it no longer names stay for the records and are shown no more. Only rows that
 * differ are written, under an edition of their own.
 */
export async function replaceList(transaction: Transaction, { vendor, games, listed }: VendorList): Promise<void> {
  const edition = await nextEdition(transaction)
  const known = await knownPlaces(transaction, vendor)
  const places = steadyPlaces(games.map(({ code }) => known.get(code) ?? null))
  const rows = games.map((game, turn) => ({ ...rowOf(game, { place: places[turn] ?? turn, listed }), edition }))
  const gone = await sql`
    update catalogue.game set listed = false, edition = ${edition}
     where vendor = ${vendor} and listed and code <> all (${rows.map(({ code }) => code)}::text[])
  `.execute(transaction)
  const written = ['node_id', 'vendor', 'code', ...CHANGING, 'edition']
  const changed = await sql`
    insert into catalogue.game as known (${columns(written)})
    select ${columns(written)} from jsonb_populate_recordset(null::catalogue.game, ${jsonOf(rows)}::jsonb)
    on conflict on constraint game_of_vendor do update
       set (${columns([...CHANGING, 'edition'])}) = row (${columns([...CHANGING, 'edition'], 'excluded')}),
           updated_at = clock_timestamp()
     where (${columns(CHANGING, 'known')}) is distinct from (${columns(CHANGING, 'excluded')})
  `.execute(transaction)
  if (gone.numAffectedRows || changed.numAffectedRows) {
    await sql`update catalogue.edition set number = ${edition}`.execute(transaction)
  }
}

async function knownPlaces(transaction: Transaction, vendor: string): Promise<Map<string, number>> {
  const rows = await transaction
    .withTables<GameTables>()
    .selectFrom('catalogue.game')
    .select(['code', 'place'])
    .where('vendor', '=', vendor)
    .execute()
  return new Map(rows.map(({ code, place }) => [code, place]))
}

/** The next edition's number, held until the commit: nobody sees a later one before this one. */
async function nextEdition(transaction: Transaction): Promise<bigint> {
  const { rows } = await sql<{ number: bigint }>`
    select number + 1 as number from catalogue.edition for update
  `.execute(transaction)
  if (!rows[0]) throw new Error('the catalogue has no edition')
  return rows[0].number
}

const jsonOf = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))
