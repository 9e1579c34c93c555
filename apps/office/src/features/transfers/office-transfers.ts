import type { listAllTransfers, OfficeTransfer, TRANSFER_VIEWS } from '@sanuk/contracts/office-transfers'
import type { AnswerOf } from '@sanuk/contracts/route'

export type Transfer = OfficeTransfer
export type HeldLine = AnswerOf<typeof listAllTransfers>['held'][number]
export type View = (typeof TRANSFER_VIEWS)[number] | 'all'

/** Under this everything about transfers is remembered: asking after one makes all of it old. */
export const TRANSFERS = ['transfers']
