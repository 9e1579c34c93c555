import type { ColumnType, Generated, Selectable } from 'kysely'

export type ChatSettingsTable = { table_code: string; is_off: boolean; changed_at: Date }

export type ChatMessageState = 'shown' | 'reported' | 'hidden' | 'kept'

export type ChatMessageTable = {
  id: string
  number: Generated<bigint>
  page_id: string
  table_code: string
  member: string
  nickname: string
  text: string | null
  phrase: string | null
  state: ColumnType<ChatMessageState>
  said_at: Date
}
export type ChatMessageRow = Selectable<ChatMessageTable>

export type ChatReportTable = { message: string; member: string; reported_at: Date }

export type ChatMuteTable = {
  id: string
  member: string
  nickname: string
  muted_at: Date
  muted_until: Date | null
  lifted_at: Date | null
  reason: string
}
export type ChatMuteRow = Selectable<ChatMuteTable>
