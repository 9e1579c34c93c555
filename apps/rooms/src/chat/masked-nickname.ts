/** A nickname for everybody's eyes, as the platform masks names: its first and last signs, fewer where there is little to hide. */
export function maskedNickname(nickname: string): string {
  const signs = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(nickname)].map(
    ({ segment }) => segment,
  )
  const shown = signs.length >= 6 ? 2 : 1
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`
}
