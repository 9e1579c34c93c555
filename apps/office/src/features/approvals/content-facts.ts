import type { ContentVersion } from '@sanuk/contracts/office-content'
import type { Fact } from '@sanuk/ui/facts'
import type { OfficeWord } from '../../language/office-word.ts'

/** What a publishing would put on the site: every text of the draft in each language, as it was written. */
export function contentFacts(draft: ContentVersion, say: (word: OfficeWord) => string): readonly Fact[] {
  return [
    { name: say('approvals.content.kind'), value: say(`approvals.content.${draft.kind}`) },
    ...textsOf(draft).map(([path, text]) => ({ name: path, value: text, code: true })),
  ]
}

/** Every text of a draft with the way to it: `title.th`, `look.lead.en`. */
function textsOf(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    path.length === 0 && name === 'kind' ? [] : textsOf(inner, [...path, name]),
  )
}
