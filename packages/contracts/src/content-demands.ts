import type { ContentVersion } from './office-content.ts'
import type { Language } from './wire.ts'

/** Fields that lack words or pictures in one of the brand's languages, as `title.th`: it cannot be published yet. */
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
        title: version.title,
        summary: version.summary,
        content: version.content,
        ...(pressed && { button: version.button }),
      }
    default:
      return { title: version.title, content: version.content }
  }
}
