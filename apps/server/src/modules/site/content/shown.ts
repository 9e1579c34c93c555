import type { BannerGroup, EXECUTIONS, Promotion } from '@sanuk/contracts/content'
import type {
  AnnouncementVersion,
  ArticleVersion,
  BannerVersion,
  ContentKind,
  ContentVersion,
  LegalVersion,
  PromotionVersion,
} from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import type { Brand } from '#platform/caller'
import type { FindPictures, Picture } from '#platform/capabilities/stored-pictures'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { type Entry, whenOf } from './entry.ts'
import type { Entries } from './store/entries.ts'
import { picturesOf, textIn } from './texts.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly entries: Entries
  readonly findPictures: FindPictures
}

type Execution = (typeof EXECUTIONS)[number]
type Reader = { readonly brand: Brand; readonly language: Language }

/** How long the list still shows what is over. */
const ENDED_SHOWN_MS = 30 * 24 * 3600 * 1000
const PROMOTION_STATE = { before: 'coming', within: 'running', after: 'ended' } as const

type Versions = {
  banner: BannerVersion
  announcement: AnnouncementVersion
  article: ArticleVersion
  promotion: PromotionVersion
  legal: LegalVersion
}
type Shown<V extends ContentVersion> = { readonly id: string; readonly publishedAt: string; readonly version: V }

/** What the site shows now, in a reader's language. */
export function createShown({ database, clock, entries, findPictures }: Needs) {
  const published = async <K extends ContentKind>(brand: Brand, kind: K, endsAfter: Date) =>
    (await entries.published(brand.id, kind, endsAfter)).flatMap((entry) => shownOf(entry, kind))
  const now = async <K extends ContentKind>(brand: Brand, kind: K) => {
    const moment = clock()
    return (await published(brand, kind, moment)).filter(({ version }) => whenOf(version, moment) === 'within')
  }
  const articles = async ({ brand, language }: Reader, audience: ArticleVersion['audience']) => {
    const list = await now(brand, 'article')
    return list
      .filter(({ version }) => version.audience === audience)
      .map(({ id, publishedAt, version: { slug, section, title, content } }) => ({
        id,
        publishedAt,
        slug,
        section,
        title: textIn(title, language, brand.languages),
        content: textIn(content, language, brand.languages),
      }))
  }
  return {
    banners: async ({ brand, language }: Reader, groupName: BannerGroup | undefined) => {
      const list = (await now(brand, 'banner')).filter(({ version }) => !groupName || version.groupName === groupName)
      const pictures = await findPictures(
        brand.id,
        list.flatMap(({ version }) => picturesOf(version)),
      )
      return list.flatMap(({ id, version }) => {
        const look = lookOf(version, { brand, language, pictures })
        const { groupName: group, linkageType, url } = version
        return look ? [{ bannerId: id, groupName: group, linkageType, url, look }] : []
      })
    },
    /**
     * Of these executions and, where some are asked for, of these types: what is for agents only first, then headlines.
     */
    announcements: async (
      { brand, language }: Reader,
      asked: { executions: readonly Execution[]; types: AnnouncementVersion['types'] | undefined },
    ) => {
      const list = (await now(brand, 'announcement')).filter(
        ({ version: { execution, types } }) =>
          asked.executions.includes(execution) && (!asked.types || types.some((type) => asked.types?.includes(type))),
      )
      return list
        .toSorted((one, other) => placeOf(one.version) - placeOf(other.version))
        .map(({ id, publishedAt, version: { title, content, execution, types } }) => ({
          id,
          publishedAt,
          execution,
          types,
          platform: 'W' as const,
          title: textIn(title, language, brand.languages),
          content: textIn(content, language, brand.languages),
        }))
    },
    help: (reader: Reader) => articles(reader, 'site'),
    memberHelp: (reader: Reader) => articles(reader, 'memberCentre'),
    promotions: async ({ brand, language }: Reader): Promise<Promotion[]> => {
      const list = await published(brand, 'promotion', new Date(clock().getTime() - ENDED_SHOWN_MS))
      const pictures = await findPictures(
        brand.id,
        list.flatMap(({ version }) => picturesOf(version)),
      )
      return list.map((one) => promotionOf(one, { brand, language, pictures, now: clock() }))
    },
    /** Refuses with `not_found` what was never published or is taken back. */
    promotion: async ({ brand, language }: Reader, id: string): Promise<{ promotion: Promotion; content: string }> => {
      const entry = await entries.find(database, brand.id, id)
      const [one] = entry && !entry.withdrawnAt ? shownOf(entry, 'promotion') : []
      if (!one) throw new Refusal('not_found')
      const pictures = await findPictures(brand.id, picturesOf(one.version))
      return {
        promotion: promotionOf(one, { brand, language, pictures, now: clock() }),
        content: textIn(one.version.content, language, brand.languages),
      }
    },
  }
}

/** Before which announcements one stands: smaller first, and the operators' order among equals. */
function placeOf({ execution, types }: AnnouncementVersion): number {
  if (execution === 'G') return 0
  return types.includes('H') ? 1 : 2
}

function shownOf<K extends ContentKind>({ id, published, publishedAt }: Entry, kind: K): Shown<Versions[K]>[] {
  if (!publishedAt || published?.kind !== kind) return []
  // Of the kind that was just looked at.
  return [{ id, publishedAt: publishedAt.toISOString(), version: published as Versions[K] }]
}

type In = Reader & { readonly pictures: ReadonlyMap<string, Picture> }

/** Nothing where the language has no picture. */
function lookOf({ look }: BannerVersion, { brand, language, pictures }: In) {
  const say = (texts: Parameters<typeof textIn>[0]) => textIn(texts, language, brand.languages)
  if (look.kind === 'composed') {
    const { kind, scene, kicker, title, lead, button, second } = look
    return {
      kind,
      scene,
      kicker: say(kicker),
      title: say(title),
      lead: say(lead),
      button: say(button),
      second: second && { button: say(second.button), url: second.url },
    }
  }
  const cut = [language, ...brand.languages].map((one) => look.cuts[one]).find((one) => one !== undefined)
  const shades = (light: string | null | undefined, dark: string | null | undefined) => {
    const picture = light ? pictures.get(light) : undefined
    return picture ? { light: picture, dark: (dark ? pictures.get(dark) : undefined) ?? null } : null
  }
  const wide = shades(cut?.wide, cut?.wideDark)
  return wide && { kind: look.kind, alt: say(look.alt), wide, tall: shades(cut?.tall, cut?.tallDark) }
}

function promotionOf(
  { id, version }: Shown<PromotionVersion>,
  { brand, language, pictures, now }: In & { readonly now: Date },
): Promotion {
  const { category, from, until, scene, linkageType, url, forMembers } = version
  const picture = [language, ...brand.languages].map((one) => version.pictures[one]).find((one) => one !== undefined)
  return {
    id,
    category,
    from,
    until,
    scene,
    linkageType,
    url,
    forMembers,
    title: textIn(version.title, language, brand.languages),
    summary: textIn(version.summary, language, brand.languages),
    state: PROMOTION_STATE[whenOf(version, now)],
    picture: (picture ? pictures.get(picture) : undefined) ?? null,
    button: linkageType === null ? null : textIn(version.button, language, brand.languages),
  }
}
