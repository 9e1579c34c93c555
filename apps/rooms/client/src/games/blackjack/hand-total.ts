const BEST = 21

/** What cards count by the rules of blackjack: an ace as eleven where that is not too much. */
export function handTotal(cards: readonly string[]): { readonly total: number; readonly isSoft: boolean } {
  const counts = cards.map((card) => ('TJQK'.includes(card.charAt(0)) ? 10 : Number(card.charAt(0)) || 1))
  const least = counts.reduce((sum, count) => sum + count, 0)
  const isSoft = counts.includes(1) && least + 10 <= BEST
  return { total: isSoft ? least + 10 : least, isSoft }
}

/** A total as it is written beside a hand: `7/17` where an ace may still count one; null without cards. */
export function totalText(cards: readonly string[]): string | null {
  if (cards.length === 0) return null
  const { total, isSoft } = handTotal(cards)
  return isSoft && total < BEST ? `${total - 10}/${total}` : String(total)
}
