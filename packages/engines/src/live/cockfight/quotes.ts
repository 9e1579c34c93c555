/** Odds to one as decimal odds, which have the stake in them: `0.80` is `1.80`. */
export function decimalQuote(odds: string): string {
  const [whole = '0', part = ''] = odds.split('.')
  return `${Number(whole) + 1}.${part.padEnd(2, '0')}`
}

/** Odds to one as Malay odds: up to 1 as they are, above it what is staked to win one, with a minus. `1.0638` is `-0.94`. */
export function malayQuote(odds: string): string {
  const value = Number(odds)
  return value <= 1 ? value.toFixed(2) : `-${(1 / value).toFixed(2)}`
}
