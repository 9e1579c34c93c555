import type { listDocuments } from '@sanuk/contracts/office-documents'
import type { AnswerOf } from '@sanuk/contracts/route'

export const DOCUMENTS = ['documents'] as const

export type Paper = AnswerOf<typeof listDocuments>['list'][number]
