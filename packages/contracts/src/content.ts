import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant, language, uuid } from './wire.ts'

/** Where banners hang: the site's pages, by the field's names for them. */
export const BANNER_GROUPS = [
  ...(['w_home', 'w_rng', 'w_live', 'w_fish', 'w_pvp', 'w_sports', 'w_esports', 'w_lott'] as const),
  ...(['w_down', 'w_promotion', 'w_shop', 'w_help'] as const),
] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

/** Scenes the site has drawn itself, over which words may stand. */
export const SCENES = [
  ...(['tiger', 'deposit', 'fair', 'coming', 'mall', 'packets', 'app'] as const),
  ...(['live', 'fish', 'pvp', 'sports', 'esports', 'lottery'] as const),
] as const

/** What a press on something leads to: a page of ours, somebody else's, or a game. */
export const LINKAGE_TYPES = ['page', 'outside', 'game'] as const

/** For whom an announcement of the site is: `A` members, `B` everybody, `F` members on their first sign-in. */
export const SITE_EXECUTIONS = ['A', 'B', 'F'] as const
/** The same, and `G`: agents only, who read it in their centre and nowhere else. */
export const EXECUTIONS = [...SITE_EXECUTIONS, 'G'] as const
export const execution = z.enum(EXECUTIONS)

/** What an announcement is: `B` bulletin, `PL` about the platform, `PU` pops up, `PR` about promotions, `H` headline. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const
export const announcementType = z.enum(ANNOUNCEMENT_TYPES)

export const HELP_SECTIONS = ['start', 'money', 'games', 'account', 'care'] as const
/** Whose help it is: of the site, or of the member centre, which is shown to everybody. */
export const HELP_AUDIENCES = ['site', 'memberCentre'] as const

/** What whoever registers agrees to. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy'] as const
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number]

export const PROMOTION_CATEGORIES = ['welcome', 'deposit', 'games', 'friends', 'other'] as const
export const PROMOTION_STATES = ['coming', 'running', 'ended'] as const

/** A name in an address, such as `deposit-by-promptpay`. */
export const slug = z.string().check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A picture by its own size; `webp` is its files as a value for `srcset`. */
export const picture = z.strictObject({ width: z.int(), height: z.int(), webp: z.string() })

const link = { linkageType: z.nullable(z.enum(LINKAGE_TYPES)), url: z.nullable(z.string()) }

/** A picture for light pages, and one for dark ones where that is another. */
const shades = z.strictObject({ light: picture, dark: z.nullable(picture) })

const composedBanner = z.strictObject({
  kind: z.literal('composed'),
  scene: z.enum(SCENES),
  kicker: z.string(),
  title: z.string(),
  lead: z.string(),
  button: z.string(),
  /** Another page of ours, beside the first button. */
  second: z.nullable(z.strictObject({ button: z.string(), url: z.string() })),
})

const paintedBanner = z.strictObject({
  kind: z.literal('picture'),
  alt: z.string(),
  wide: shades,
  /** For phones, where it is another cut. */
  tall: z.nullable(shades),
})

const inLanguage = z.strictObject({ language: z.optional(language) })

export const banners = route({
  method: 'GET',
  path: '/wps/relay/banners',
  access: 'visitor',
  kept: 'content',
  summary: 'The banners that hang now, of all pages or of one, in their order.',
  query: z.extend(inLanguage, { groupName: z.optional(z.enum(BANNER_GROUPS)) }),
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        bannerId: uuid,
        groupName: z.enum(BANNER_GROUPS),
        ...link,
        look: z.union([composedBanner, paintedBanner]),
      }),
    ),
  }),
  refusals: [],
})

/** A list in a query string, such as `B,PL`. */
const listed = <const T extends readonly string[]>(names: T) =>
  z.pipe(
    z.string().check(z.maxLength(40)),
    z.pipe(
      z.transform((text: string) => text.split(',')),
      z.array(z.enum(names)),
    ),
  )

const announcementQuery = z.extend(inLanguage, {
  types: z.optional(listed(ANNOUNCEMENT_TYPES)),
  platform: z.optional(z.literal('W')),
  execution: z.optional(listed(SITE_EXECUTIONS)),
})

const announcementList = z.strictObject({
  list: z.array(
    z.strictObject({
      id: uuid,
      title: z.string(),
      /** HTML as `rich-text.ts` has it. */
      content: z.string(),
      execution,
      types: z.array(announcementType),
      platform: z.literal('W'),
      publishedAt: instant,
    }),
  ),
})

export const announcements = route({
  method: 'GET',
  path: '/wps/relay/announcements',
  access: 'visitor',
  kept: 'content',
  summary: 'What is announced to everybody; of no other execution than B, whatever is asked for.',
  query: announcementQuery,
  answer: announcementList,
  refusals: [],
})

export const ownAnnouncements = route({
  method: 'GET',
  path: '/wps/relay/announcements/member',
  access: 'trial',
  summary: 'What is announced to whoever is signed in: to everybody, to members, and on their first sign-in.',
  query: announcementQuery,
  answer: announcementList,
  refusals: [],
})

export const agentAnnouncements = route({
  method: 'GET',
  path: '/wps/agent/announcements',
  access: 'agent',
  summary: 'What is announced to agents: to them only, which comes first, and what members and everybody are told.',
  query: inLanguage,
  answer: announcementList,
  refusals: [],
})

const helpList = z.strictObject({
  list: z.array(
    z.strictObject({
      id: uuid,
      slug,
      section: z.enum(HELP_SECTIONS),
      title: z.string(),
      content: z.string(),
      publishedAt: instant,
    }),
  ),
})

export const helpCenter = route({
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'visitor',
  kept: 'content',
  summary: 'The articles of the help page.',
  query: inLanguage,
  answer: helpList,
  refusals: [],
})

export const memberHelp = route({
  method: 'GET',
  path: '/wps/system/helpCenter/member',
  access: 'visitor',
  atTheDoor: true,
  kept: 'content',
  summary: 'The articles of the member centre, which everybody may read.',
  query: inLanguage,
  answer: helpList,
  refusals: [],
})

export const legal = route({
  method: 'GET',
  path: '/wps/system/legal',
  access: 'visitor',
  atTheDoor: true,
  kept: 'content',
  summary: 'The terms and the privacy policy in force, which everybody may read.',
  query: inLanguage,
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        document: z.enum(LEGAL_DOCUMENTS),
        /** Of this version; the first one is 1. */
        number: z.int(),
        publishedAt: instant,
        title: z.string(),
        /** HTML as `rich-text.ts` has it. */
        content: z.string(),
      }),
    ),
  }),
  refusals: [],
})

/** Versions in force that a member has not agreed to yet, the terms first. */
const agreement = z.strictObject({
  due: z.array(
    z.strictObject({
      document: z.enum(LEGAL_DOCUMENTS),
      number: z.int(),
      publishedAt: instant,
      /** The version that the member agreed to before; none where there was none. */
      agreed: z.nullable(z.int()),
    }),
  ),
})

export const ownAgreement = route({
  method: 'GET',
  path: '/wps/member/agreement',
  access: 'member',
  summary: 'Newer versions of the terms and the privacy policy that the signed-in member has to agree to.',
  answer: agreement,
  refusals: [],
})

export const agreeToLegal = route({
  method: 'POST',
  path: '/wps/member/agreement',
  access: 'member',
  summary: 'Agrees to the versions in force that the member was shown; what is in force since is answered as due.',
  body: z.strictObject({
    versions: z
      .array(z.strictObject({ document: z.enum(LEGAL_DOCUMENTS), number: z.int().check(z.positive()) }))
      .check(z.minLength(1), z.maxLength(LEGAL_DOCUMENTS.length)),
  }),
  answer: agreement,
  refusals: ['agreement_outdated'],
})

const promotion = z.strictObject({
  id: uuid,
  title: z.string(),
  summary: z.string(),
  category: z.enum(PROMOTION_CATEGORIES),
  state: z.enum(PROMOTION_STATES),
  from: z.nullable(instant),
  until: z.nullable(instant),
  scene: z.nullable(z.enum(SCENES)),
  picture: z.nullable(picture),
  /** Where its button leads, and what it says; none where there is nothing to press. */
  ...link,
  button: z.nullable(z.string()),
  /** Only members may take part: the button asks others to sign in. */
  forMembers: z.boolean(),
})
export type Promotion = z.output<typeof promotion>

export const promotions = route({
  method: 'GET',
  path: '/wps/relay/promotions',
  access: 'visitor',
  kept: 'content',
  summary: 'Promotions that come, run, or ended within the last thirty days.',
  query: inLanguage,
  answer: z.strictObject({ list: z.array(promotion) }),
  refusals: [],
})

export const onePromotion = route({
  method: 'GET',
  path: '/wps/relay/promotions/{id}',
  access: 'visitor',
  kept: 'content',
  summary: 'One promotion with its conditions, also long after it ended.',
  params: z.strictObject({ id: uuid }),
  query: inLanguage,
  answer: z.strictObject({ promotion, content: z.string() }),
  refusals: [],
})
