import * as z from 'zod/mini'
import {
  announcementType,
  BANNER_GROUPS,
  execution,
  HELP_AUDIENCES,
  HELP_SECTIONS,
  LEGAL_DOCUMENTS,
  LINKAGE_TYPES,
  PROMOTION_CATEGORIES,
  picture,
  SCENES,
  slug,
} from './content.ts'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { RICH_TEXT_MAX } from './rich-text.ts'
import { route } from './route.ts'
import { instant, language, queryNumber, shortText, uuid } from './wire.ts'

/** What a brand says, in each of its languages. A draft may lack some; what is published may not. */
export const texts = (max: number) =>
  z.partialRecord(language, z.string().check(z.maxLength(max), z.regex(/^[\P{C}\p{Cf}\s]*$/u)))
export type Texts = z.output<ReturnType<typeof texts>>

const line = texts(160)
const html = texts(RICH_TEXT_MAX)

/** From and until when it is shown; open where there is none. */
const schedule = { from: z.nullable(instant), until: z.nullable(instant) }

/** What an address has to look like, by what it leads to: a path of ours, somebody else’s page, the id of a game. */
const ADDRESSES = {
  page: /^\/(?![/\\])[^\s\p{Cc}]*$/u,
  outside: /^https:\/\/[^\s\p{Cc}/\\@]+(?:[/?#][^\s\p{Cc}]*)?$/u,
  game: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
} as const satisfies Record<(typeof LINKAGE_TYPES)[number], RegExp>

const link = { linkageType: z.nullable(z.enum(LINKAGE_TYPES)), url: z.nullable(z.string().check(z.maxLength(500))) }

const leadsSomewhere = z.refine<{ linkageType: (typeof LINKAGE_TYPES)[number] | null; url: string | null }>(
  ({ linkageType, url }) => (linkageType === null ? url === null : ADDRESSES[linkageType].test(url ?? '')),
  { path: ['url'] },
)

/** Pictures by their ids, for each language; the wide one for light pages is the one that must be there. */
const cuts = z.partialRecord(
  language,
  z.strictObject({
    wide: uuid,
    wideDark: z.nullable(uuid),
    tall: z.nullable(uuid),
    tallDark: z.nullable(uuid),
  }),
)

export const bannerVersion = z
  .strictObject({
    kind: z.literal('banner'),
    groupName: z.enum(BANNER_GROUPS),
    ...schedule,
    ...link,
    look: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('composed'),
        scene: z.enum(SCENES),
        kicker: line,
        title: line,
        lead: texts(300),
        button: line,
        /** Another page of ours, beside the first button. */
        second: z.nullable(
          z.strictObject({ button: line, url: z.string().check(z.maxLength(500), z.regex(ADDRESSES.page)) }),
        ),
      }),
      z.strictObject({ kind: z.literal('picture'), alt: line, cuts }),
    ]),
  })
  .check(leadsSomewhere)

export const announcementVersion = z
  .strictObject({
    kind: z.literal('announcement'),
    ...schedule,
    title: line,
    content: html,
    execution,
    types: z.array(announcementType).check(z.minLength(1)),
    /** Also sent to the phones and computers of those who allowed it; a lock screen is read by anybody. */
    toPhones: z._default(z.boolean(), false),
  })
  .check(z.refine(({ toPhones, execution: forWhom }) => !toPhones || forWhom === 'B', { path: ['toPhones'] }))

export const articleVersion = z.strictObject({
  kind: z.literal('article'),
  ...schedule,
  slug,
  section: z.enum(HELP_SECTIONS),
  audience: z.enum(HELP_AUDIENCES),
  title: line,
  content: html,
})

export const promotionVersion = z
  .strictObject({
    kind: z.literal('promotion'),
    ...schedule,
    title: line,
    summary: texts(300),
    content: html,
    category: z.enum(PROMOTION_CATEGORIES),
    /** What stands above it: a picture for each language, or a scene of the site's own. */
    scene: z.nullable(z.enum(SCENES)),
    pictures: z.partialRecord(language, uuid),
    ...link,
    button: line,
    forMembers: z.boolean(),
  })
  .check(leadsSomewhere)

/** Terms or privacy: in force from its publication until the next one, so that the site is never without. */
export const legalVersion = z.strictObject({
  kind: z.literal('legal'),
  document: z.enum(LEGAL_DOCUMENTS),
  from: z.null(),
  until: z.null(),
  title: line,
  content: html,
  /** Text that a brand begins with and no lawyer of the operator has read yet. Only operators see this mark. */
  sample: z.boolean(),
})

/** What an operator writes, of one kind of content. */
export const contentVersion = z.discriminatedUnion('kind', [
  bannerVersion,
  announcementVersion,
  articleVersion,
  promotionVersion,
  legalVersion,
])
export type ContentVersion = z.output<typeof contentVersion>
export type BannerVersion = z.output<typeof bannerVersion>
export type AnnouncementVersion = z.output<typeof announcementVersion>
export type ArticleVersion = z.output<typeof articleVersion>
export type PromotionVersion = z.output<typeof promotionVersion>
export type LegalVersion = z.output<typeof legalVersion>

export const CONTENT_KINDS = ['banner', 'announcement', 'article', 'promotion', 'legal'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]
const kind = z.enum(CONTENT_KINDS)

/** Not shown yet, shown from a day to come, shown, over, taken back. */
export const CONTENT_STATES = ['unpublished', 'scheduled', 'shown', 'over', 'withdrawn'] as const

const entry = {
  id: uuid,
  kind,
  /** Its title in the brand's first language. */
  title: z.string(),
  state: z.enum(CONTENT_STATES),
  hasDraft: z.boolean(),
  /** The proposal to publish it that waits for a second operator. */
  proposal: z.nullable(uuid),
  publishedAt: z.nullable(instant),
  changedAt: instant,
}

/** An entry among others: of its draft where there is one, and else of what is published. */
const listed = z.strictObject({
  ...entry,
  /** Where it stands: a banner’s group, an article’s section, a promotion’s category; or which legal document it is. */
  part: z.nullable(z.string()),
  ...schedule,
  /** What a banner or a promotion shows: a scene, or a picture in the brand's first language. */
  scene: z.nullable(z.enum(SCENES)),
  picture: z.nullable(picture),
})

export const listContent = route({
  method: 'GET',
  path: '/ops/content',
  access: 'operator',
  power: 'content.see',
  summary: 'What the brand has of one kind, in the order in which it is shown; twenty on a page.',
  query: z.strictObject({
    kind,
    search: z.optional(shortText),
    page: z.optional(queryNumber(1, 10_000)),
  }),
  answer: z.strictObject({ list: z.array(listed), page: z.int(), totalPages: z.int(), total: z.int() }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const oneContent = route({
  method: 'GET',
  path: '/ops/content/{id}',
  access: 'operator',
  power: 'content.see',
  summary: 'What is published and what is drafted, with the pictures they name.',
  params: byId,
  answer: z.strictObject({
    ...entry,
    published: z.nullable(contentVersion),
    draft: z.nullable(contentVersion),
    /** Grows with each change: whoever changes says which one they saw. */
    revision: z.int(),
    pictures: z.array(z.strictObject({ id: uuid, picture })),
  }),
  refusals: [],
})

export const addContent = route({
  method: 'POST',
  path: '/ops/content',
  access: 'operator',
  power: 'content.change',
  bodyMax: 1024 * 1024,
  summary: 'Begins something new as a draft. Its HTML is cleaned.',
  body: z.strictObject({ draft: contentVersion }),
  answer: z.strictObject({ id: uuid, revision: z.int() }),
  refusals: ['picture_unknown', 'name_taken'],
})

export const changeContent = route({
  method: 'PUT',
  path: '/ops/content/{id}/draft',
  access: 'operator',
  power: 'content.change',
  bodyMax: 1024 * 1024,
  summary: 'Replaces the draft. What is published stays until the draft is published, too.',
  params: byId,
  body: z.strictObject({ draft: contentVersion, revision: z.int() }),
  answer: z.strictObject({ revision: z.int() }),
  refusals: ['content_changed', 'picture_unknown', 'name_taken'],
})

export const discardDraft = route({
  method: 'DELETE',
  path: '/ops/content/{id}/draft',
  access: 'operator',
  power: 'content.change',
  summary: 'Throws the draft away; what was never published goes with it.',
  params: byId,
  answer: z.strictObject({}),
  refusals: [],
})

export const proposePublishing = route({
  method: 'POST',
  path: '/ops/content/{id}/publish',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes to publish the draft; it is shown when another operator approves.',
  params: byId,
  body: z.strictObject({ note: z.optional(shortText) }),
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['content_without_draft', 'content_incomplete', 'proposal_waiting'],
})

export const withdrawContent = route({
  method: 'POST',
  path: '/ops/content/{id}/withdraw',
  access: 'operator',
  power: 'content.change',
  summary: 'Takes it from the site at once. It comes back by being published again. Terms and privacy stay.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['content_required'],
})

export const orderContent = route({
  method: 'PUT',
  path: '/ops/content/order',
  access: 'operator',
  power: 'content.change',
  summary: 'In which order things of one kind are shown; those that are not named stand before them, newest first.',
  body: z.strictObject({ kind, ids: z.array(uuid).check(z.maxLength(500)) }),
  answer: z.strictObject({}),
  refusals: [],
})

export const addPicture = route({
  method: 'POST',
  path: '/ops/content/pictures',
  access: 'operator',
  power: 'content.change',
  bodyMax: PICTURE_TEXT_MAX + 1024,
  summary: 'Keeps a picture (PNG or JPEG in base64, at most 5 MB): decoded, written anew in several widths.',
  body: z.strictObject({ image: z.string().check(z.maxLength(PICTURE_TEXT_MAX)) }),
  answer: z.strictObject({ id: uuid, picture }),
  refusals: PICTURE_REFUSALS,
})
