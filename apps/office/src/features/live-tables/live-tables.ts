import type { OfficeLiveTable } from '@sanuk/contracts/office-live-tables'
import type { BadgeProps } from '@sanuk/ui/badge'

/** A change of one of them makes all of it old. */
export const LIVE_TABLES = ['live-tables'] as const

/** How often tables are asked for again while somebody looks. */
export const EVERY_MS = 3_000

export type TableNow = OfficeLiveTable

export const pathOf = ({ vendor, game }: Pick<TableNow, 'vendor' | 'game'>): string => `/live-tables/${vendor}/${game}`

/** In which colour a phase is shown. */
export const PHASE_LOOKS: { readonly [phase: string]: BadgeProps['look'] } = {
  betting: 'good',
  closed: 'luck',
  dealing: 'luck',
  stopped: 'bad',
}

/** In which colour the state of a coup is shown. */
export const COUP_LOOKS = { betting: 'good', dealing: 'luck', ended: 'plain', void: 'bad' } as const
