import type { Say } from '../../words.ts'

const BEST = 21

/** What cards count, with an ace at eleven where that is not too much, which makes them soft. */
export function totalOf(cards: readonly string[]): { readonly total: number; readonly isSoft: boolean } {
  const least = cards.reduce((sum, card) => sum + leastOf(card), 0)
  const isSoft = cards.some((card) => card.startsWith('A')) && least + 10 <= BEST
  return { total: isSoft ? least + 10 : least, isSoft }
}

const LOW = 'A23456789'

/** One for an ace, ten for a ten or a picture. */
export function leastOf(card: string): number {
  const place = LOW.indexOf(card.charAt(0))
  return place < 0 ? 10 : place + 1
}

/** How a total is told. Of one card, or where nothing more is drawn, nobody asks whether it is soft. */
export function totalText(say: Say, cards: readonly string[]): string {
  const { total, isSoft } = totalOf(cards)
  return isSoft && cards.length > 1 && total < BEST ? say('game.blackjack.soft', { total }) : String(total)
}
