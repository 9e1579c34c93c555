import type { proposal } from '@sanuk/contracts/approvals'
import type * as z from 'zod/mini'

export const APPROVALS = ['approvals'] as const

export type Proposal = z.output<typeof proposal>
