/** A page by its names: those of each language, and that of its group in the menu. */
export type NamedPage<P> = { readonly page: P; readonly names: readonly string[]; readonly group: readonly string[] }

const plain = (text: string) => text.normalize('NFC').toLowerCase().trim()

/** Two letters stand inside too many words of English. */
const INSIDE_FROM = 3

/** Thai writes no blanks between words: what is typed may stand anywhere in a name. */
const isThai = (text: string) => /\p{Script=Thai}/u.test(text)

/**
 * The pages whose names or groups hold every word that was typed, the best first: named so, beginning so, with a word
 * beginning so, named otherwise, of a group named so.
 */
export function foundPages<P>(pages: readonly NamedPage<P>[], typed: string): readonly P[] {
  const text = plain(typed).split(/\s+/).join(' ')
  return pages
    .map(({ page, names, group }) => ({ page, rank: rankOf(names.map(plain), group.map(plain), text) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ page }) => page)
}

const NOT_FOUND = 5

function rankOf(names: readonly string[], group: readonly string[], text: string): number {
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  if (names.some((name) => name.includes(` ${text}`))) return 2
  const words = text.split(' ')
  if (names.some((name) => words.every((word) => holds(name, word)))) return 3
  return words.every((word) => names.some((name) => holds(name, word)) || group.some((name) => begins(name, word)))
    ? 4
    : NOT_FOUND
}

const begins = (name: string, word: string) => name.startsWith(word) || name.includes(` ${word}`)

const holds = (name: string, word: string) =>
  begins(name, word) || ((word.length >= INSIDE_FROM || isThai(word)) && name.includes(word))
