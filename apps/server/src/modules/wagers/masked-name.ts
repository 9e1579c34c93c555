/** A player's name for everybody's eyes: its first two and last two signs, or less where there is little to hide. */
export function maskedName(username: string): string {
  const signs = [...username]
  const shown = signs.length >= 6 ? 2 : 1
  return `${signs.slice(0, shown).join('')}***${signs.slice(-shown).join('')}`
}

/** Win over stake with one decimal, cut off: `62.4`. A free round has no multiple and shows `0.0`. */
export function multipleOf(win: bigint, stake: bigint): string {
  if (stake <= 0n) return '0.0'
  const tenths = (win * 10n) / stake
  return `${tenths / 10n}.${tenths % 10n}`
}
