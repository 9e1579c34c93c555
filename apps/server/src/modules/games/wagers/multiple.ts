/** Win over stake with one decimal, cut off: `62.4`. A free round has no multiple and shows `0.0`. */
export function multipleOf(win: bigint, stake: bigint): string {
  if (stake <= 0n) return '0.0'
  const tenths = (win * 10n) / stake
  return `${tenths / 10n}.${tenths % 10n}`
}
