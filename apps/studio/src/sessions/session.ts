import type { VendorRequest } from '@sanuk/contracts/vendor'
import type * as launched from '@sanuk/vendor-server/sessions/session'
import * as z from 'zod/mini'

/** What the launch of a game allows in it. */
export type Allowed = {
  /** Whether wins may be gambled with. */
  readonly gamble: boolean
  /** Whether free spins and dearer spins may be bought. */
  readonly buy: boolean
}

export type Session = launched.Session<Allowed>
export type DemoSession = launched.DemoSession<Allowed>
export type OpenReal = launched.OpenReal<Allowed>
export type OpenDemo = launched.OpenDemo<Allowed>
export type OpenSession = launched.OpenSession<Allowed>

export const allowedBy = ({ gamble = true, buy = true }: VendorRequest<'launch'>): Allowed => ({ gamble, buy })

const row = z.object({ gamble: z.boolean(), buy: z.boolean() })

/** Reads what is allowed in a session from its row. */
export const allowedIn = (session: unknown): Allowed => row.parse(session)
