const SUITS: { readonly [suit: string]: string } = { c: '♣', d: '♦', h: '♥', s: '♠' }

/** A card as it is printed, from its name: `Td` is 10♦. Null for what is no card. */
export function cardText(name: string): string | null {
  const [, rank, suit] = /^([2-9TJQKA])([cdhs])$/.exec(name) ?? []
  if (rank === undefined || suit === undefined) return null
  return `${rank === 'T' ? '10' : rank}${SUITS[suit] ?? ''}`
}
