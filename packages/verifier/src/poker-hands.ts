/** Cards as they are written: rank, then suit, as in `As`, `Td` and `2c`. */
const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
const PACK = Array.from(RANKS).flatMap((rank) => Array.from(SUITS, (suit) => rank + suit))

/** A new pack, in the order cards are dealt from. */
export const newPack = (): string[] => [...PACK]

/** Of five cards whose deuces stand for any card, from the best down; what is none of these pays nothing. */
const WILD_ORDER = [
  ...['royal-flush', 'four-deuces', 'wild-royal-flush', 'five-of-a-kind', 'straight-flush', 'four-of-a-kind'],
  ...['full-house', 'flush', 'straight', 'three-of-a-kind'],
]

/** What five cards may be called, by the narrowest name first: a table pays the first of them that it has. */
export function namesOf(cards: readonly string[], deucesAreWild: boolean): readonly string[] {
  return deucesAreWild ? wildNames(cards) : plainNames(cards)
}

function plainNames(cards: readonly string[]): readonly string[] {
  const name = shapeOf(cards)
  if (name === 'pair') return paired(cards) >= RANKS.indexOf('J') ? ['jacks-or-better'] : []
  if (name !== 'four-of-a-kind') return [name]
  const ranks = cards.map((card) => card.charAt(0)).join('')
  const four = Array.from(RANKS).find((rank) => ranks.split(rank).length === 5) ?? ''
  const fifth = ranks.replaceAll(four, '')
  if (four === 'A') return [...('234'.includes(fifth) ? ['four-aces-with-two-to-four'] : []), 'four-aces', name]
  if (!'234'.includes(four)) return [name]
  const low = 'A234'.includes(fifth) ? ['four-twos-to-fours-with-ace-to-four'] : []
  return [...low, 'four-twos-to-fours', name]
}

const paired = (cards: readonly string[]) =>
  Array.from(RANKS).findIndex((rank) => cards.filter((card) => card.startsWith(rank)).length === 2)

/** The best that comes of putting every card of a pack in the place of each deuce. */
function wildNames(cards: readonly string[]): readonly string[] {
  const wilds = cards.filter((card) => card.startsWith('2')).length
  if (wilds === 4) return ['four-deuces']
  let hands = [cards.filter((card) => !card.startsWith('2'))]
  for (let wild = 0; wild < wilds; wild += 1) hands = hands.flatMap((hand) => PACK.map((card) => [...hand, card]))
  const found = new Set(hands.map(shapeOf))
  if (wilds > 0 && found.delete('royal-flush')) found.add('wild-royal-flush')
  const best = WILD_ORDER.find((name) => found.has(name))
  return best ? [best] : []
}

/** How many cards of a rank there are, the most first, as `3 2`, and what such cards are. */
const GROUPS: Readonly<Record<string, string>> = {
  '5': 'five-of-a-kind',
  '4 1': 'four-of-a-kind',
  '3 2': 'full-house',
  '3 1 1': 'three-of-a-kind',
  '2 2 1': 'two-pair',
  '2 1 1 1': 'pair',
}

/** What five cards are where each is what it is. */
function shapeOf(cards: readonly string[]): string {
  const places = cards.map((card) => RANKS.indexOf(card.charAt(0))).sort((a, b) => a - b)
  const alike = [...new Set(places)].map((place) => places.filter((one) => one === place).length).sort((a, b) => b - a)
  return GROUPS[alike.join(' ')] ?? ofFiveRanks(cards, places)
}

/** The ace is high, or low below a five. */
function ofFiveRanks(cards: readonly string[], places: readonly number[]): string {
  const isFlush = new Set(cards.map((card) => card.charAt(1))).size === 1
  const run = places.join(' ')
  const isStraight = (places[4] ?? 0) - (places[0] ?? 0) === 4 || run === '0 1 2 3 12'
  if (!isFlush) return isStraight ? 'straight' : 'nothing'
  if (!isStraight) return 'flush'
  return run === '8 9 10 11 12' ? 'royal-flush' : 'straight-flush'
}
