import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import type { Generated, JSONColumnType, Selectable } from 'kysely'
import type { Database } from '../database.ts'
import { fullPurse } from '../demo/purse.ts'
import type { Told } from '../player/play.ts'
import { UNFINISHED_STATES } from '../rounds/round.ts'

export type SessionTable = {
  id: string
  launch_hash: Buffer
  launch_expires_at: Date
  token_hash: Buffer | null
  used_at: Date | null
  expires_at: Date
  /** Null in demo mode, where there is a purse instead. */
  ticket: string | null
  member: string
  nickname: string
  currency: string
  language: string
  game: string
  minimum_stake: bigint | null
  maximum_stake: bigint | null
  return_url: string
  cashier_url: string
  history_url: string
  purse: bigint | null
  demo_round: JSONColumnType<Told> | null
  demo_round_shown: Generated<boolean>
  gamble: Generated<boolean>
  buy: Generated<boolean>
}

/** What every launched game has, whoever pays for it. */
type Launched = {
  readonly id: string
  readonly member: string
  readonly nickname: string
  readonly currency: CurrencyCode
  readonly language: Language
  readonly game: string
  readonly returnUrl: string
  readonly cashierUrl: string
  readonly historyUrl: string
  /** Whether wins may be gambled with. */
  readonly gamble: boolean
  /** Whether free spins and dearer spins may be bought. */
  readonly buy: boolean
}

/** A game for the member's money: the ticket opens the wallet. */
export type RealSession = Launched & { readonly mode: 'real'; readonly ticket: string }

/** A game for nobody's money. It has nothing that a call to the wallet could be made with. */
export type DemoSession = Launched & { readonly mode: 'demo' }

/** A game that the platform launched. */
export type Session = RealSession | DemoSession

/** Stakes the platform takes in this session. */
export type Limits = { readonly minimum: Amount; readonly maximum: Amount }

/** A launch that was opened: what a token finds. */
export type OpenReal = RealSession & { readonly limits: Limits }
export type OpenDemo = DemoSession & { readonly limits: Limits }
export type OpenSession = OpenReal | OpenDemo

type Opening = { readonly tokenHash: Buffer; readonly limits: Limits; readonly now: Date; readonly expiresAt: Date }

export type SessionStore = ReturnType<typeof createSessionStore>

export function createSessionStore(database: Database) {
  const table = 'studio.session' as const
  const used = rememberUsed()
  return {
    add: async (session: Session, launch: { hash: Buffer; expiresAt: Date }): Promise<void> => {
      await database
        .insertInto(table)
        .values({
          launch_hash: launch.hash,
          launch_expires_at: launch.expiresAt,
          expires_at: launch.expiresAt,
          return_url: session.returnUrl,
          cashier_url: session.cashierUrl,
          history_url: session.historyUrl,
          ...onlyColumns(session),
        })
        .execute()
    },
    /** A launch that may still be opened: in time, and nobody has used the session it gave. */
    findLaunch: async (launchHash: Buffer, now: Date): Promise<Session | null> => {
      const row = await database
        .selectFrom(table)
        .selectAll()
        .where('launch_hash', '=', launchHash)
        .where('launch_expires_at', '>', now)
        .where('used_at', 'is', null)
        .executeTakeFirst()
      return row ? readSession(row) : null
    },
    /** Gives a launch its token, in place of one that nobody has used. Answers whether it could. */
    open: async (id: string, { tokenHash, limits, now, expiresAt }: Opening): Promise<boolean> => {
      const opened = await database
        .updateTable(table)
        .set({ token_hash: tokenHash, expires_at: expiresAt })
        .set({ minimum_stake: limits.minimum, maximum_stake: limits.maximum })
        .where('id', '=', id)
        .where('launch_expires_at', '>', now)
        .where('used_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return opened !== undefined
    },
    /** The session of a token, which is used by this for the first time or again. */
    use: async (tokenHash: Buffer, now: Date): Promise<OpenSession | null> => {
      const known = used.find(tokenHash, now)
      if (known) return known
      const found = () => database.selectFrom(table).selectAll().where('token_hash', '=', tokenHash)
      const row = await found().where('expires_at', '>', now).executeTakeFirst()
      if (!row) return null
      if (!row.used_at) {
        await database.updateTable(table).set({ used_at: now }).where('id', '=', row.id).execute()
      }
      const session = readOpenSession(row)
      used.remember(tokenHash, { session, expiresAt: row.expires_at })
      return session
    },
    /** Drops sessions that ended before, but not while a round of theirs is under way. */
    forgetEnded: async (before: Date): Promise<void> => {
      await database
        .deleteFrom(table)
        .where('expires_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('studio.round')
                .select('studio.round.id')
                .whereRef('studio.round.session', '=', 'studio.session.id')
                .where('studio.round.state', 'in', [...UNFINISHED_STATES]),
            ),
          ),
        )
        .execute()
    },
  }
}

/** Sessions that are remembered at most; a kilobyte each. */
const REMEMBERED = 20_000

/** Sessions whose token was used: nothing of them changes any more, and they end when it was said that they would. */
function rememberUsed() {
  const sessions = new Map<string, { readonly session: OpenSession; readonly expiresAt: Date }>()
  return {
    find: (tokenHash: Buffer, now: Date): OpenSession | null => {
      const known = sessions.get(tokenHash.toString('latin1'))
      return known && known.expiresAt > now ? known.session : null
    },
    remember: (tokenHash: Buffer, known: { readonly session: OpenSession; readonly expiresAt: Date }): void => {
      const [first] = sessions.keys()
      if (sessions.size >= REMEMBERED && first !== undefined) sessions.delete(first)
      sessions.set(tokenHash.toString('latin1'), known)
    },
  }
}

function onlyColumns(session: Session) {
  const { id, member, nickname, currency, language, game, gamble, buy } = session
  const paid = session.mode === 'real' ? { ticket: session.ticket } : { ticket: null, purse: fullPurse(currency) }
  return { id, member, nickname, currency, language, game, gamble, buy, ...paid }
}

function readSession(row: Selectable<SessionTable>): Session {
  const language = LANGUAGES.find((known) => known === row.language)
  if (!isCurrencyCode(row.currency) || !language) throw new Error(`session ${row.id} is not readable`)
  const { id, ticket, member, nickname, game, gamble, buy } = row
  return {
    ...(ticket === null ? { mode: 'demo' as const } : { mode: 'real' as const, ticket }),
    id,
    member,
    nickname,
    game,
    language,
    gamble,
    buy,
    currency: row.currency,
    returnUrl: row.return_url,
    cashierUrl: row.cashier_url,
    historyUrl: row.history_url,
  }
}

function readOpenSession(row: Selectable<SessionTable>): OpenSession {
  if (row.minimum_stake === null || row.maximum_stake === null) throw new Error(`session ${row.id} has no limits`)
  const limits = { minimum: amount(row.minimum_stake), maximum: amount(row.maximum_stake) }
  return { ...readSession(row), limits }
}
