import {
  CONTENT_KINDS,
  type CONTENT_STATES,
  type ContentVersion,
  contentVersion,
} from '@sanuk/contracts/office-content'
import * as z from 'zod/mini'

/** One thing a brand says, as the database keeps it. */
export const entryRecord = z.pipe(
  z.object({
    id: z.uuid(),
    brand: z.uuid(),
    kind: z.enum(CONTENT_KINDS),
    titles: z.string(),
    position: z.int(),
    published: z.nullable(contentVersion),
    published_at: z.nullable(z.date()),
    withdrawn_at: z.nullable(z.date()),
    draft: z.nullable(contentVersion),
    revision: z.int(),
    changed_at: z.date(),
  }),
  z.transform((row) => ({
    id: row.id,
    brand: row.brand,
    kind: row.kind,
    titles: row.titles,
    position: row.position,
    published: row.published,
    publishedAt: row.published_at,
    withdrawnAt: row.withdrawn_at,
    draft: row.draft,
    revision: row.revision,
    changedAt: row.changed_at,
  })),
)

export type EntryRow = z.input<typeof entryRecord>
export type Entry = z.output<typeof entryRecord>

/** The first line of its titles: the brand's own language. */
export const titleOf = ({ titles }: Pick<Entry, 'titles'>): string => titles.split('\n')[0] ?? ''

/** What operators last wrote. */
export function newestOf({ draft, published }: Pick<Entry, 'draft' | 'published'>): ContentVersion {
  const newest = draft ?? published
  if (!newest) throw new Error('an entry is drafted or published')
  return newest
}

const STATES = { before: 'scheduled', within: 'shown', after: 'over' } as const

/** Where an entry is in its life. */
export function stateOf(
  { published, withdrawnAt }: Pick<Entry, 'published' | 'withdrawnAt'>,
  now: Date,
): (typeof CONTENT_STATES)[number] {
  if (!published) return 'unpublished'
  if (withdrawnAt) return 'withdrawn'
  return STATES[whenOf(published, now)]
}

/** Whether a moment lies before, within or after the days of a version; the last moment is outside. */
export function whenOf({ from, until }: Pick<ContentVersion, 'from' | 'until'>, now: Date) {
  if (until !== null && now >= new Date(until)) return 'after'
  return from !== null && now < new Date(from) ? 'before' : 'within'
}
