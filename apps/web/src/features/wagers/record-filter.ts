import type { GameType } from '@sanuk/contracts/catalogue'
import type { DateSpan } from '@sanuk/ui/date-range'

/** Which rounds are asked for. */
export type RecordFilter = { readonly span: DateSpan; readonly gameType: GameType | undefined }
