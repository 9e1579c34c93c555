import sanitize from 'sanitize-html'

/** Where one thing ends and the next begins: the words of both must not run together. */
const ENDS = /<(?:\/(?:p|li|h3|h4|blockquote|th|td)|br|hr)\b/g

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** The beginning of cleaned HTML as plain text on one line, of so many letters at most. */
export function firstWords(html: string, atMost: number): string {
  const text = sanitize(html.replaceAll(ENDS, ' $&'), { allowedTags: [] })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim()
  const all = [...letters.segment(text)]
  if (all.length <= atMost) return text
  const kept = all.slice(0, atMost - 1).map(({ segment }) => segment)
  return `${kept.join('').trimEnd()}…`
}
