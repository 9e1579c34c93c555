import type { NumberedStudioEvent, StudioFault } from '@sanuk/contracts/studio-events'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { StudioState } from './studio-state.ts'

/** Where a studio's table stands, as it lies in the database. */
export type StudioTableRow = {
  table_code: string
  last_number: number
  state: JSONColumnType<StudioState>
  changed_at: Date
}

export type StudioEventRow = {
  table_code: string
  number: number
  studio: string
  kind: string
  coup: string | null
  content: JSONColumnType<NumberedStudioEvent>
  fault: ColumnType<StudioFault | null>
  received_at: Date
}

export type StudioCoupRow = {
  coup: string
  table_code: string
  reference: string
  dealer: string | null
  video: string | null
}
