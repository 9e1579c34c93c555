const SUITS: { readonly [suit: string]: string } = { c: '♣', d: '♦', h: '♥', s: '♠' }

/** A card as it is printed, from its name: `Td` is 10♦. Null for what is no card. */
export function cardText(name: string): string | null {
  const [, rank, suit] = /^([2-9TJQKA])([cdhs])$/.exec(name) ?? []
  if (rank === undefined || suit === undefined) return null
  return `${rank === 'T' ? '10' : rank}${SUITS[suit] ?? ''}`
}

/** What was typed: names of cards, and the rest, which is not a whole card yet. */
export type TypedCards = { readonly cards: readonly string[]; readonly rest: string }

/** Reads cards that are typed in a row, by rank and suit: `7h 10d qs`. What comes after the last whole card is the rest. */
export function readTypedCards(text: string): TypedCards {
  const cards: string[] = []
  let rest = text
  for (;;) {
    const [typed, rank, suit] = /^[\s,]*(10|[2-9tjqka])([cdhs])/i.exec(rest) ?? []
    if (typed === undefined || rank === undefined || suit === undefined) return { cards, rest: rest.trimStart() }
    cards.push(`${rank === '10' ? 'T' : rank.toUpperCase()}${suit.toLowerCase()}`)
    rest = rest.slice(typed.length)
  }
}

/** Whether what was typed may still become a card. */
export const isCardBegun = (rest: string): boolean => /^(10?|[2-9tjqka])?$/i.test(rest)
