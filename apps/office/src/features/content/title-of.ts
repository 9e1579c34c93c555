import type { ContentVersion } from '@sanuk/contracts/office-content'
import type { Language } from '@sanuk/contracts/wire'

/** What a version is called, in the first of the languages that has a name for it. */
export function titleOf(version: ContentVersion, languages: readonly Language[]): string {
  const texts = version.kind === 'banner' ? bannerTitle(version.look) : version.title
  return languages.map((language) => texts[language]?.trim()).find(Boolean) ?? ''
}

type Look = Extract<ContentVersion, { kind: 'banner' }>['look']

const bannerTitle = (look: Look) => (look.kind === 'composed' ? look.title : look.alt)
