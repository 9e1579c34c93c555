import type { Language } from '@sanuk/contracts/wire'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Clock } from '#platform/clock'
import type { Member } from '../members/index.ts'
import type { LaunchStore } from './store.ts'

/** A ticket is good for one use within this time. */
const TICKET_MS = 60_000

type Wish = {
  readonly member: Pick<Member, 'id' | 'brand' | 'currency'>
  readonly vendor: string
  readonly game: string
  readonly language: Language
}

export type Ticket = { readonly ticket: string; readonly goodUntil: Date }

/** Writes a ticket for one member and one game. Only its hash is kept. */
export const issueTicket =
  ({ store, clock }: { readonly store: LaunchStore; readonly clock: Clock }) =>
  async ({ member, vendor, game, language }: Wish): Promise<Ticket> => {
    const ticket = makeToken()
    const goodUntil = new Date(clock().getTime() + TICKET_MS)
    await store.add(tokenHash(ticket), {
      ...{ brand: member.brand, member: member.id, currency: member.currency, vendor, game, language },
      ...{ ticketExpiresAt: goodUntil, expiresAt: goodUntil },
    })
    return { ticket, goodUntil }
  }
