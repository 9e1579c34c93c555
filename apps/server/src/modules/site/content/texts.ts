import type { ContentVersion, Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { cleanHtml } from '#platform/clean-html'

/** A text in a language; where it is missing, in the first of the brand's that has it. */
export function textIn(texts: Texts, language: Language, languages: readonly Language[]): string {
  for (const one of [language, ...languages]) if (texts[one]) return texts[one]
  return Object.values(texts).find((text) => text !== '') ?? ''
}

/** The version with its HTML cleaned; everything else of it is plain text. */
export function cleaned<V extends ContentVersion>(version: V): V {
  if (version.kind === 'banner') return version
  const content = Object.fromEntries(Object.entries(version.content).map(([code, html]) => [code, cleanHtml(html)]))
  return { ...version, content }
}

/** What it is called, in each language that has a name, the brand's first one first. */
export function titlesOf(version: ContentVersion, languages: readonly Language[]): string {
  const texts = version.kind === 'banner' ? bannerTitle(version) : version.title
  const names = languages.map((language) => texts[language]?.trim().replaceAll(/\s+/g, ' ')).filter(Boolean)
  return names.length > 0 ? names.join('\n') : '–'
}

const bannerTitle = ({ look }: Extract<ContentVersion, { kind: 'banner' }>): Texts =>
  look.kind === 'composed' ? look.title : look.alt

/** The ids of the pictures a version shows. */
export function picturesOf(version: ContentVersion): string[] {
  if (version.kind === 'promotion') return Object.values(version.pictures)
  if (version.kind !== 'banner' || version.look.kind !== 'picture') return []
  return Object.values(version.look.cuts).flatMap((cut) => Object.values(cut).filter((id) => id !== null))
}

/** The picture by which it is known in lists, in the first of the languages that has one. */
export function leadingPicture(version: ContentVersion, languages: readonly Language[]): string | undefined {
  if (version.kind === 'promotion') return firstIn(version.pictures, languages)
  if (version.kind !== 'banner' || version.look.kind !== 'picture') return undefined
  return firstIn(version.look.cuts, languages)?.wide
}

function firstIn<T>(values: Partial<Record<Language, T>>, languages: readonly Language[]): T | undefined {
  return languages.map((language) => values[language]).find((value) => value !== undefined)
}

/** Where it stands: a banner’s group, an article’s section, a promotion’s category; or which legal document it is. */
export function partOf(version: ContentVersion): string | null {
  switch (version.kind) {
    case 'banner':
      return version.groupName
    case 'article':
      return version.section
    case 'promotion':
      return version.category
    case 'legal':
      return version.document
    case 'announcement':
      return null
  }
}

/** The scene of the site's own that it shows, if any. */
export function sceneOf(version: ContentVersion) {
  if (version.kind === 'promotion') return version.scene
  return version.kind === 'banner' && version.look.kind === 'composed' ? version.look.scene : null
}
