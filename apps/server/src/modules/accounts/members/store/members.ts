import { ACCOUNT_TYPES, type AccountType } from '@sanuk/contracts/identity'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Member } from '#platform/capabilities/member'
import type { Connection, Database } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import { usernameKey } from '#platform/username-key'

export type MemberTable = {
  id: string
  brand: string
  username: string
  username_key: string
  nickname: string
  nickname_key: string | null
  type: number
  avatar: number
  picture: string | null
  currency: string
  birthday: string | null
  affiliate_code: string | null
  invited_by: string | null
  rank_level: number
  joined_at: Date
  seen_at: Date | null
  closed_at: Date | null
}

export type NewMember = {
  readonly id: string
  readonly brand: string
  readonly username: string
  /** What they want to be called; the username where they did not say. */
  readonly nickname?: string | undefined
  readonly type: AccountType
  readonly currency: CurrencyCode
  readonly avatar: number
  readonly birthday: string | null
  readonly affiliateCode: string | null
  readonly invitedBy: string | null
  readonly joinedAt: Date
}

/** What a list of members is narrowed to; `search` is the beginning of a username. */
export type MemberFilter = {
  readonly search?: string
  readonly types?: readonly AccountType[]
  readonly closed?: boolean
}

export function createMembersStore(database: Database) {
  const on = (connection: Connection) => connection.withTables<{ 'members.member': MemberTable }>()
  return {
    /** Adds a member; `null` where the brand has one of that username. */
    add: async (connection: Connection, member: NewMember): Promise<Member | null> => {
      const row = await on(connection)
        .insertInto('members.member')
        .values(rowOf(member))
        .onConflict((conflict) => conflict.constraint('member_username').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row ? readMember(row) : null
    },
    find: async (id: string): Promise<Member | null> => {
      const row = await on(database).selectFrom('members.member').selectAll().where('id', '=', id).executeTakeFirst()
      return row ? readMember(row) : null
    },
    findByUsername: async (brand: string, username: string): Promise<Member | null> => {
      const row = await on(database)
        .selectFrom('members.member')
        .selectAll()
        .where('brand', '=', brand)
        .where('username_key', '=', usernameKey(username))
        .executeTakeFirst()
      return row ? readMember(row) : null
    },
    /** Whoever has this username, in any brand. */
    named: async (username: string): Promise<Member[]> => {
      const rows = await on(database)
        .selectFrom('members.member')
        .selectAll()
        .where('username_key', '=', usernameKey(username))
        .execute()
      return rows.map(readMember)
    },
    findMany: async (ids: readonly string[]): Promise<Map<string, Member>> => {
      if (ids.length === 0) return new Map()
      const rows = await on(database)
        .selectFrom('members.member')
        .selectAll()
        .where('id', '=', sql<string>`any (${[...new Set(ids)]}::uuid[])`)
        .execute()
      return new Map(rows.map((row) => [row.id, readMember(row)]))
    },
    /** A page of the brand's members, by when they joined. */
    list: async (brand: string, asked: ListQuery, { search, types, closed }: MemberFilter) => {
      const page = listPage({ at: 'joined_at', id: 'id' }, asked, LIST_SIZE)
      let query = on(database).selectFrom('members.member').selectAll().where('brand', '=', brand).where(page.where)
      if (search) query = query.where('username_key', 'like', `${usernameKey(search).replace(/[\\%_]/g, '\\$&')}%`)
      if (types) query = query.where('type', 'in', [...types])
      if (closed !== undefined) query = query.where('closed_at', closed ? 'is not' : 'is', null)
      const rows = await query.orderBy(page.order).limit(page.limit).execute()
      const { list, nextCursor } = page.cut(rows, ({ joined_at: at, id }) => ({ at, id }))
      return { list: list.map(readMember), nextCursor }
    },
    /** Closes accounts and answers how many were open; whoever is signed in there is not any more. */
    close: async (connection: Connection, ids: readonly string[], at: Date): Promise<number> => {
      if (ids.length === 0) return 0
      const { numUpdatedRows } = await on(connection)
        .updateTable('members.member')
        .set({ closed_at: at })
        .where('id', 'in', [...ids])
        .where('closed_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },
    /** False where the account is not closed. */
    reopen: async (connection: Connection, id: string): Promise<boolean> => {
      const { numUpdatedRows } = await on(connection)
        .updateTable('members.member')
        .set({ closed_at: null })
        .where('id', '=', id)
        .where('closed_at', 'is not', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
    sawMember: async (id: string, at: Date): Promise<void> => {
      await on(database).updateTable('members.member').set({ seen_at: at }).where('id', '=', id).execute()
    },
  }
}

const LIST_SIZE = 25

function rowOf(member: NewMember): MemberTable {
  return {
    id: member.id,
    brand: member.brand,
    username: member.username,
    username_key: usernameKey(member.username),
    nickname: member.nickname ?? member.username,
    nickname_key: nicknameKeyOf(member),
    type: member.type,
    avatar: member.avatar,
    picture: null,
    currency: member.currency,
    birthday: member.birthday,
    affiliate_code: member.affiliateCode,
    invited_by: member.invitedBy,
    rank_level: 0,
    joined_at: member.joinedAt,
    seen_at: null,
    closed_at: null,
  }
}

function nicknameKeyOf({ username, nickname = username }: NewMember): string | null {
  const key = usernameKey(nickname)
  return key === usernameKey(username) ? null : key
}

/** What a member is read from. */
type MemberRow = Omit<MemberTable, 'username_key' | 'nickname_key' | 'birthday' | 'affiliate_code'>

/** A row of `members.named`, or of nothing but `null` where nobody has that name. */
export type NamedRow = MemberRow | { readonly [column in keyof MemberRow]: null }

/** Whom a row of `members.named` is, or `null` where nobody has that name. */
export const namedIn = (row: NamedRow): Member | null => (row.id === null ? null : readMember(row))

/** A row as the member it holds. Throws for one that cannot be read. */
export function readMember(row: MemberRow): Member {
  const type = ACCOUNT_TYPES.find((known) => known === row.type)
  if (type === undefined || !isCurrencyCode(row.currency)) throw new Error(`member ${row.id} is not readable`)
  return {
    id: row.id,
    brand: row.brand,
    username: row.username,
    nickname: row.nickname,
    type,
    avatar: row.avatar,
    picture: row.picture,
    currency: row.currency,
    rankLevel: row.rank_level,
    joinedAt: row.joined_at,
    seenAt: row.seen_at,
    closedAt: row.closed_at,
    invitedBy: row.invited_by,
  }
}
