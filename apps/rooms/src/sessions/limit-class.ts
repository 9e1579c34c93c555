import type { VendorRequest } from '@sanuk/contracts/vendor'
import * as z from 'zod/mini'

/** For which class of members limits hold in a session; null where those for everybody do. */
export type Classed = { readonly limitClass: string | null }

/** The class that a launch tells. */
export const classIn = ({ limitClass }: VendorRequest<'launch'>): Classed => ({ limitClass: limitClass ?? null })

const row = z.object({ limit_class: z.nullable(z.string()) })

/** Reads the class of a session from its row. */
export const classOf = (session: unknown): Classed => ({ limitClass: row.parse(session).limit_class })
