import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection, Database } from '#platform/database'
import type { Place } from '#platform/page-cursor'

/** Somebody who joined on an invitation. */
export type Invited = {
  readonly member: string
  readonly brand: string
  readonly inviter: string
  readonly joinedAt: Date
}

/** Letters and digits that nobody takes for one another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Addresses of houses and of this machine, which many have or nobody: that two are the same says nothing. */
const PRIVATE = '{127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,::1/128,fc00::/7}'

/** Codes by which members invite, and who came on them. */
export function createInvitations(database: Database) {
  const codeOf = async (member: string): Promise<string | null> => {
    const { rows } = await sql<{ code: string }>`
      select code from members.invitation where member = ${member} and closed_at is null
       order by made_at, code limit 1`.execute(database)
    return rows[0]?.code ?? null
  }
  return {
    /** The code a member invites by, made with the first need of it. */
    invitationOf: async ({ id, brand }: { readonly id: string; readonly brand: string }, at: Date): Promise<string> => {
      for (;;) {
        const known = await codeOf(id)
        if (known !== null) return known
        // Two who ask at once make one; a code that is somebody's is drawn again.
        await sql`
          insert into members.invitation (brand, code, member, made_at)
          select ${brand}, ${newCode()}, ${id}, ${at}
           where not exists (select from members.invitation where member = ${id} and closed_at is null)
          on conflict do nothing`.execute(database)
      }
    },
    /** Members who joined on an invitation after a place in the order of joining. */
    invitedAfter: async (after: Place, limit: number, on: Connection = database): Promise<Invited[]> => {
      const { rows } = await sql<Invited>`
        select id as member, brand, invited_by as inviter, joined_at as "joinedAt" from members.member
         where invited_by is not null and (joined_at, id) > (${after.at}, ${after.id}::uuid)
         order by joined_at, id limit ${limit}`.execute(on)
      return rows
    },
    /** Of these members, who has proved a mobile number. */
    provedOf: async (members: readonly string[]): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ id: string }>`
        select id from members.member
         where id = any (${members}::uuid[]) and mobile_verified_at is not null`.execute(database)
      return new Set(rows.map(({ id }) => id))
    },
    /** Members who joined a brand since an instant, in groups that opened their accounts from one address. */
    sharedAddresses: async (brand: string, since: Date): Promise<string[][]> => {
      const { rows } = await sql<{ members: string[] }>`
        select array_agg(profile.member::text) as members from members.profile
          join members.member on member.id = profile.member
         where profile.brand = ${brand} and member.joined_at >= ${since} and member.type <> 4
           and not profile.agreed_address <<= any (${PRIVATE}::cidr[])
         group by profile.agreed_address having count(*) > 1`.execute(database)
      return rows.map(({ members }) => members)
    },
    /** Of these members, who opened their account from the address of whoever invited them. */
    besideInviter: async (members: readonly string[]): Promise<ReadonlySet<string>> => {
      const { rows } = await sql<{ id: string }>`
        select friend.id from members.member friend
          join members.profile own on own.member = friend.id
          join members.profile inviter on inviter.member = friend.invited_by
         where friend.id = any (${members}::uuid[]) and own.agreed_address = inviter.agreed_address
           and not own.agreed_address <<= any (${PRIVATE}::cidr[])`.execute(database)
      return new Set(rows.map(({ id }) => id))
    },
  }
}
