import type { ContentVersion, Texts } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'
import { cleanHtml } from './clean-html.ts'

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

/** Fields that lack words or pictures in one of the brand's languages, as `title.th`. */
export function missingIn(version: ContentVersion, languages: readonly Language[]): string[] {
  return Object.entries(demandedOf(version)).flatMap(([name, texts]) =>
    languages.filter((language) => !texts[language]).map((language) => `${name}.${language}`),
  )
}

function demandedOf(version: ContentVersion): Record<string, Partial<Record<Language, unknown>>> {
  const pressed = version.kind === 'promotion' && version.linkageType !== null
  switch (version.kind) {
    case 'banner':
      return version.look.kind === 'picture'
        ? { 'look.alt': version.look.alt, 'look.cuts': version.look.cuts }
        : { 'look.title': version.look.title }
    case 'promotion':
      return {
        ...{ title: version.title, summary: version.summary, content: version.content },
        ...(pressed && { button: version.button }),
      }
    default:
      return { title: version.title, content: version.content }
  }
}
