import { newPack } from './poker-hands.ts'

/** Deals from so many packs without putting back: the card at the end closes the gap of the one that is dealt. */
export function shoeOf(packs: number, below: (bound: number) => number): () => string {
  const cards = Array.from({ length: packs }, newPack).flat()
  return () => {
    const place = below(cards.length)
    const card = cards[place] ?? ''
    const last = cards.pop() ?? ''
    if (place < cards.length) cards[place] = last
    return card
  }
}

/** Deals with every card put back before the next, as from endlessly many packs. */
export function endlessShoe(below: (bound: number) => number): () => string {
  const cards = newPack()
  return () => cards[below(cards.length)] ?? ''
}

/** The numbers that are drawn where these cards come from one pack in this order; none where one of them comes twice. */
export function drawsOfCards(names: readonly string[]): number[] {
  const cards = newPack()
  const places = names.map((name) => {
    const place = cards.indexOf(name)
    const last = cards.pop() ?? ''
    if (place >= 0 && place < cards.length) cards[place] = last
    return place
  })
  return places.includes(-1) ? [] : places
}
