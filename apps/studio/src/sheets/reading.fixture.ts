/** As texts of a page and of a PDF are compared: sara am as its two marks, and nothing of how lines are broken. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/([\u0e48-\u0e4b])\u0e4d/g, '\u0e4d$1')
    .replaceAll(/[\s\u2060]+/g, '')

/** What a reader of a page sees, as it is compared. */
export const visible = (page: string): string =>
  plain(
    page
      .replace(/<style>[\s\S]*<\/style>/, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&'),
  )
