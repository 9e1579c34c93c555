import * as z from 'zod/mini'
import { RANKS_MAX } from './vip.ts'

/** A class of members for whom games may have limits of their own. */
export const limitClass = z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))

/** The class of members of a VIP rank; those without a rank have none. */
export const limitClassOf = (rank: number): string | null => (rank > 0 ? `vip-${rank}` : null)

/** Every class that members can be of, the lowest rank first. */
export const LIMIT_CLASSES: readonly string[] = Array.from({ length: RANKS_MAX }, (_, at) => `vip-${at + 1}`)
