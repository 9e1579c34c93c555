import type { AccountType } from '@sanuk/contracts/identity'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from '../database.ts'

export type Member = {
  readonly id: string
  readonly brand: string
  readonly username: string
  readonly nickname: string
  readonly type: AccountType
  readonly avatar: number
  /** A portrait of their own, by its id among the pictures. */
  readonly picture: string | null
  readonly currency: CurrencyCode
  readonly rankLevel: number
  readonly joinedAt: Date
  readonly seenAt: Date | null
  readonly closedAt: Date | null
  /** The member or agent on whose invitation they joined. */
  readonly invitedBy: string | null
}

/** Finds a member by id, at whatever brand. */
export type FindMember = (id: string) => Promise<Member | null>

/** Finds members by their ids; an unknown id is missing in the answer. */
export type FindMembers = (ids: readonly string[]) => Promise<ReadonlyMap<string, Member>>

/** Finds a brand's member by username, upper and lower case alike. */
export type FindMemberByUsername = (brand: string, username: string) => Promise<Member | null>

/** Finds the brand's member who proved this number, in E.164. */
export type FindMemberByMobile = (brand: string, mobile: string, connection?: Connection) => Promise<Member | null>

/** The brand's member of this id. Refuses with `not_found`. */
export type DemandMember = (brand: string, id: string) => Promise<Member>

/** Stores a member's VIP rank. */
export type SetMemberRank = (connection: Connection, id: string, level: number) => Promise<void>

/** Makes a member an agent of a type, or an agent a member. */
export type SetAccountType = (connection: Connection, id: string, type: AccountType) => Promise<void>

/** Id of the brand's member or agent who gave out this invitation code. */
export type FindInviter = (brand: string, code: string) => Promise<string | null>
