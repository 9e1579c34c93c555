import type { listDocuments } from '@sanuk/contracts/office-documents'
import type { AnswerOf } from '@sanuk/contracts/route'

export const DOCUMENTS = ['documents'] as const

export type Paper = AnswerOf<typeof listDocuments>['list'][number]

/** How the state of a document looks. */
export const PAPER_LOOKS = { waiting: 'luck', accepted: 'good', rejected: 'bad', expired: 'plain' } as const
