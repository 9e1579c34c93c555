import { LANGUAGES } from '@sanuk/contracts/wire'
import { readCatalogues } from '@sanuk/locales/catalogues'
import type { Check } from './check.ts'
import type { SourceFile } from './source-files.ts'

/** The server makes these from codes: `refusal.<code>`, and the faults of fields that come as data. */
const SPOKEN_BY_SERVER = /^(refusal|field)\./

/** A pad makes these from the plays of its family, whose words `family-words.test.ts` of the site compares with them. */
const SPOKEN_BY_PADS = /^lottery-[a-z0-9-]+\./

const KEY = /['"`]([a-z][a-z-]*(?:\.[A-Za-z0-9_-]+)+)['"`]/g
/** A key whose end is filled in: `` `site.language.${code}` ``. */
const BEGINNING = /`([a-z][a-z-]*\.[A-Za-z0-9_.-]*)\$\{/g

/** Keys that no code speaks. `words` are all keys; a template's beginning speaks for all that begin so. */
export function unusedWords(words: readonly string[], files: readonly SourceFile[]): string[] {
  const code = files.filter(({ path }) => path.startsWith('apps/') && !path.includes('.test.'))
  const all = (pattern: RegExp) => code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, key]) => key ?? ''))
  const spoken = new Set(all(KEY))
  const beginnings = all(BEGINNING)
  return words.filter(
    (word) =>
      !spoken.has(word) &&
      !SPOKEN_BY_SERVER.test(word) &&
      !SPOKEN_BY_PADS.test(word) &&
      !beginnings.some((start) => word.startsWith(start)),
  )
}

export function checkUnusedWords(files: readonly SourceFile[]): Check {
  const words = LANGUAGES.flatMap((language) =>
    [...readCatalogues(language).values()].flatMap((catalogue) => Object.keys(catalogue)),
  )
  return { name: 'every word is spoken somewhere', complaints: unusedWords([...new Set(words)], files) }
}
