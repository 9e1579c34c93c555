import type { Language } from '@sanuk/contracts/wire'

/**
 * The language of the brand that an `Accept-Language` header likes best (RFC 9110, 12.5.4), or the brand's first.
 * A region does not matter: `en-GB` is served by English.
 */
export function preferredLanguage(header: string | undefined, offered: readonly [Language, ...Language[]]): Language {
  const named = offered.find((language) => language === header)
  if (named) return named
  const liked = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { primary: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { primary } of liked) {
    const found = offered.find((language) => language === primary)
    if (found) return found
  }
  return offered[0]
}
