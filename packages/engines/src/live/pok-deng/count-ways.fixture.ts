/**
 * Counts the duels of Pok Deng over all cards, apart from the engine: a hand is a height, 100 for a Pok of nine points, 99
 * for one of eight, then tong, straight flush, straight, three faces and points, and a deng.
 */
type Hand = { readonly height: number; readonly deng: number }

const PACK = Array.from({ length: 52 }, (_, card) => card)
const rank = (card: number) => card >> 2
const suit = (card: number) => card & 3
const pips = (card: number) => (rank(card) > 8 ? 0 : rank(card) + 1)

function worth(cards: readonly number[]): Hand {
  const points = cards.reduce((sum, card) => sum + pips(card), 0) % 10
  const suited = cards.every((card) => suit(card) === suit(cards[0] ?? 0))
  const ranks = cards.map(rank).sort((one, other) => one - other)
  const alike = ranks.every((each) => each === ranks[0])
  if (cards.length === 2) return { height: points >= 8 ? 91 + points : points, deng: suited || alike ? 2 : 1 }
  const text = ranks.join(' ')
  const isRun = text === '0 11 12' || ranks.every((each, at) => each === (ranks[0] ?? 0) + at)
  if (alike) return { height: 90, deng: 5 }
  if (isRun) return suited ? { height: 80, deng: 5 } : { height: 70, deng: 3 }
  if (ranks.every((each) => each > 9)) return { height: 60, deng: 3 }
  return { height: points, deng: suited ? 3 : 1 }
}

/** Two first cards by their suits only, with how many alike there are: a pair, of one suit, or of two. */
function* firstHands(): Generator<readonly [cards: readonly [number, number], alike: number]> {
  for (let one = 0; one < 13; one += 1) {
    yield [[4 * one, 4 * one + 1], 6]
    for (let other = one + 1; other < 13; other += 1) {
      yield [[4 * one, 4 * other], 4]
      yield [[4 * one, 4 * other + 1], 12]
    }
  }
}

/** A hand as one number, of which eights are the height and the rest is the deng. */
const codeOf = ({ height, deng }: Hand): number => 8 * height + deng

/** What two cards become: one code where they stand, otherwise one for each of the 52 cards. */
const finished = (two: readonly [number, number]): readonly number[] =>
  worth(two).height > 4 ? [codeOf(worth(two))] : PACK.map((third) => codeOf(worth([...two, third])))

type Ways = { readonly won: number[]; readonly lost: number[]; tied: number }

function addDuel(ways: Ways, [own, other]: readonly [number, number], times: number): void {
  const ahead = (own >> 3) - (other >> 3)
  if (ahead > 0) ways.won[own & 7] = (ways.won[own & 7] ?? 0) + times
  else if (ahead < 0) ways.lost[other & 7] = (ways.lost[other & 7] ?? 0) + times
  else ways.tied += times
}

/** All duels of a hand and the bank: in how many ways each of them wins with each deng, and in how many they tie. */
export function countDuels(): Ways {
  const all = PACK.flatMap((low) => PACK.slice(low + 1).map((high): [number, number] => [low, high]))
  const ends = all.map((two) => ({ two, codes: finished(two) }))
  const ways: Ways = { won: [0, 0, 0, 0, 0, 0], lost: [0, 0, 0, 0, 0, 0], tied: 0 }
  for (const [hand, alike] of firstHands()) {
    const own = finished(hand)
    for (const { two, codes } of ends) {
      if (two.includes(hand[0]) || two.includes(hand[1])) continue
      const left = PACK.filter((card) => card !== two[0] && card !== two[1] && !hand.includes(card))
      addThirds(ways, { own, codes, left, alike })
    }
  }
  return ways
}

type Pair = {
  readonly own: readonly number[]
  readonly codes: readonly number[]
  /** The 48 cards that are left. */
  readonly left: readonly number[]
  readonly alike: number
}

/** A third card that is not taken is any of those left. */
function addThirds(ways: Ways, { own, codes, left, alike }: Pair): void {
  const [hand = 0, bank = 0] = [own[0], codes[0]]
  if (own.length === 1 && codes.length === 1) addDuel(ways, [hand, bank], alike * 48 * 47)
  else if (codes.length === 1) for (const third of left) addDuel(ways, [own[third] ?? 0, bank], alike * 47)
  else if (own.length === 1) for (const last of left) addDuel(ways, [hand, codes[last] ?? 0], alike * 47)
  else for (const third of left) addLast(ways, { own, codes, left, alike }, third)
}

function addLast(ways: Ways, { own, codes, left, alike }: Pair, third: number): void {
  for (const last of left) if (last !== third) addDuel(ways, [own[third] ?? 0, codes[last] ?? 0], alike)
}
