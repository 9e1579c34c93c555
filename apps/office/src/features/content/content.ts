import type { BANNER_GROUPS, HELP_SECTIONS, LEGAL_DOCUMENTS, PROMOTION_CATEGORIES } from '@sanuk/contracts/content'
import type { ContentKind, ContentVersion, listContent, oneContent } from '@sanuk/contracts/office-content'
import type { AnswerOf } from '@sanuk/contracts/route'

export const CONTENT = ['content'] as const

export type ContentRow = AnswerOf<typeof listContent>['list'][number]
export type ContentEntry = AnswerOf<typeof oneContent>

export type Part =
  | (typeof BANNER_GROUPS)[number]
  | (typeof HELP_SECTIONS)[number]
  | (typeof PROMOTION_CATEGORIES)[number]
  | (typeof LEGAL_DOCUMENTS)[number]

/** Where the lists of a kind and its entries stand. */
export const contentAddress = (kind: ContentKind, id?: string): string => `/content/${kind}${id ? `/${id}` : ''}`

/** The fields of one kind: what is written so far, and how to write on. */
export type FieldsProps<V extends ContentVersion> = {
  readonly version: V
  readonly onChange: (next: V) => void
  /** What the server found wrong with a field, by its name: `title.th`. */
  readonly fault: (field: string) => string | undefined
}
