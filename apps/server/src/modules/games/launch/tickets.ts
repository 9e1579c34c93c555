import type { Language } from '@sanuk/contracts/wire'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { LaunchStore } from './store.ts'

/** A ticket is good for one use within this time. */
const TICKET_MS = 60_000

type Wish = {
  readonly member: Pick<Member, 'id' | 'brand' | 'currency'>
  readonly vendor: string
  readonly game: string
  /** The hall of the game: the session stakes in every game of it. */
  readonly hall: string | null
  readonly language: Language
  /** The session on the site from which the game is opened, where it is. */
  readonly session: string | null
}

export type Ticket = { readonly ticket: string; readonly goodUntil: Date }

/**
 * Writes a ticket for one member and one game. Only its hash is kept. Refuses with `game_unavailable` where the account was
 * closed or the session ended in this moment: whoever tries again hears which.
 */
export const issueTicket =
  ({ store, clock }: { readonly store: LaunchStore; readonly clock: Clock }) =>
  async ({ member, ...wish }: Wish): Promise<Ticket> => {
    const ticket = makeToken()
    const goodUntil = new Date(clock().getTime() + TICKET_MS)
    const isOpen = await store.add(tokenHash(ticket), {
      ...wish,
      brand: member.brand,
      member: member.id,
      currency: member.currency,
      ticketExpiresAt: goodUntil,
      expiresAt: goodUntil,
    })
    if (!isOpen) throw new Refusal('game_unavailable')
    return { ticket, goodUntil }
  }
