import type { Say } from '../../words.ts'

/** What a card is called. */
export function cardName(say: Say, card: string): string {
  const [rank = '', suit = ''] = card
  return say('rooms.card', { rank: rankName(say, rank), suit: suitName(say, suit) })
}

function rankName(say: Say, rank: string): string {
  if (rank === 'J' || rank === 'Q' || rank === 'K' || rank === 'A') return say(`rooms.card.rank.${rank}`)
  return rank === 'T' ? '10' : rank
}

function suitName(say: Say, suit: string): string {
  return suit === 'c' || suit === 'd' || suit === 'h' || suit === 's' ? say(`rooms.card.suit.${suit}`) : suit
}
