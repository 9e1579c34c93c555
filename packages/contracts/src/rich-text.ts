/**
 * The HTML in which a brand writes its notices, articles and promotions: what survives being cleaned, on the server when
 * it is written and in the browser before it is shown. Everything else goes, its text stays.
 */
export const RICH_TAGS = [
  ...(['p', 'br', 'hr', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'mark', 'code'] as const),
  ...(['ul', 'ol', 'li', 'blockquote', 'a', 'img'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
]

export const RICH_ATTRIBUTES = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
} as const satisfies Record<string, readonly string[]>

/** A page of ours, another's over TLS, or whom to write and call. */
export const RICH_LINK = /^(?:\/(?![/\\])|#|https:\/\/[^/\\@]+(?:[/?#]|$)|mailto:|tel:)[^\s\p{Cc}]*$/iu

/** Pictures are our own: those of the site, and those an operator has put in. */
export const RICH_PICTURE = /^\/(?:art|pictures)(?:\/[\w-][\w.-]*)+$/

/** Letters a text may have. */
export const RICH_TEXT_MAX = 40_000
