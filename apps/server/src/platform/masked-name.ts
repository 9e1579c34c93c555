/** A player's name for everybody's eyes: its first two and last two signs, or less where there is little to hide. */
export function maskedName(username: string): string {
  const signs = [...username]
  const shown = signs.length >= 6 ? 2 : 1
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`
}
