import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const GOOD_MS = 10 * 60_000

export type RoundTickets = ReturnType<typeof createRoundTickets>

/** Names of past rounds that only we can write, good for ten minutes and until a restart: `round.until.seal`. */
export function createRoundTickets(now: () => Date) {
  const secret = randomBytes(32)
  const seal = (content: string) => createHmac('sha256', secret).update(content).digest()
  return {
    write: (round: string): string => {
      const content = `${round}.${now().getTime() + GOOD_MS}`
      return `${content}.${seal(content).toString('base64url')}`
    },
    /** The round of a good ticket, else null. */
    read: (ticket: string): string | null => {
      const [round = '', until = '', sealed = ''] = ticket.split('.')
      const given = Buffer.from(sealed, 'base64url')
      const right = seal(`${round}.${until}`)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null
      return Number(until) > now().getTime() ? round : null
    },
  }
}
