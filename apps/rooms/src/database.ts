import type { Log } from '@sanuk/host/log'
import { type Databases, openTables } from '@sanuk/vendor-server/database'
import type { Kysely } from 'kysely'
import type { BetTable, SeatTable } from './bets/bet-tables.ts'
import type { BoxTable } from './boxes/box-table.ts'
import type { ChatMessageTable, ChatMuteTable, ChatReportTable, ChatSettingsTable } from './chat/chat-tables.ts'
import type { CoupTable } from './coups/coup-table.ts'
import type { DecisionTable } from './decisions/decision-table.ts'
import type { RequestTable, RevisionTable, SettingsTable } from './operators/operator-tables.ts'
import type { SeriesTable } from './series/series-table.ts'
import type { RoomSessionTable } from './sessions/session-table.ts'
import type { StudioCoupRow, StudioEventRow, StudioTableRow } from './studio/studio-rows.ts'
import type { DealerTable } from './tables/dealer-lease.ts'

export type Tables = {
  'rooms.session': RoomSessionTable
  'rooms.dealer': DealerTable
  'rooms.series': SeriesTable
  'rooms.coup': CoupTable
  'rooms.seat': SeatTable
  'rooms.bet': BetTable
  'rooms.decision': DecisionTable
  'rooms.box': BoxTable
  'rooms.table_settings': SettingsTable
  'rooms.operator_request': RequestTable
  'rooms.coup_revision': RevisionTable
  'rooms.studio_table': StudioTableRow
  'rooms.studio_event': StudioEventRow
  'rooms.studio_coup': StudioCoupRow
  'rooms.chat_settings': ChatSettingsTable
  'rooms.chat_message': ChatMessageTable
  'rooms.chat_report': ChatReportTable
  'rooms.chat_mute': ChatMuteTable
}
export type Database = Kysely<Tables>

/** Opens the pool of the live tables' own login. */
export const openDatabase = (url: string, log: Log): Databases<Tables> => openTables({ url, name: 'sanuk rooms' }, log)
