import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** How long a past round can be opened by its address. */
const REPLAY_MS = 10 * 60 * 1000

export type ReplayTickets = ReturnType<typeof createReplayTickets>

/**
 * Tickets for looking at one past round, signed with a key of their own that is derived from `secret` for this `purpose`,
 * so that any process of the same app may read what another one wrote. They say nothing but the round, and end by themselves.
 */
export function createReplayTickets(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    write: (round: string, now: Date): string => {
      const text = `${round}.${now.getTime() + REPLAY_MS}`
      return `${text}.${sign(text)}`
    },
    /** The round a ticket is for, or `null` where it is not ours or its time is over. */
    read: (ticket: string, now: Date): string | null => {
      const [round = '', end, signature = '', ...rest] = ticket.split('.')
      const expected = Buffer.from(sign(`${round}.${end}`))
      const given = Buffer.from(signature)
      if (rest.length > 0 || expected.length !== given.length || !timingSafeEqual(expected, given)) return null
      return Number(end) > now.getTime() ? round : null
    },
  }
}
