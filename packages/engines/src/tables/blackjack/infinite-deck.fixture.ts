/**
 * Blackjack with an endless shoe in floating point, written for the tests without a look at the engine: totals with a
 * flag for softness, rules as they stand in the books.
 */
export type BookRules = {
  readonly hitsSoft17: boolean
  readonly doubleAfterSplit: boolean
  readonly surrender: boolean
  readonly blackjack: number
  /** Whether pairs that come of a split, but aces, are split again without end. */
  readonly resplit: boolean
}

type Hand = readonly [total: number, soft: boolean]

const ranks = [2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11]
export const upCards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

function add([total, soft]: Hand, rank: number): Hand {
  let [sum, aces] = [total + rank, (soft ? 1 : 0) + (rank === 11 ? 1 : 0)]
  while (sum > 21 && aces > 0) {
    sum -= 10
    aces -= 1
  }
  return [sum, aces > 0]
}

const start = (rank: number): Hand => [rank, rank === 11]
const average = (of: (rank: number) => number) => ranks.reduce((sum, rank) => sum + of(rank), 0) / ranks.length

/** Chances of 17 to 21, of a bust (22) and of a blackjack (0) for who shows that card, before looking for the last. */
export function dealerChances(up: number, hitsSoft17: boolean): number[] {
  const chances = new Array<number>(23).fill(0)
  const play = (hand: Hand, cards: number, chance: number): void => {
    const [total, soft] = hand
    const stands = total > 17 || (total === 17 && !(soft && hitsSoft17))
    if (!stands || cards < 2) {
      for (const rank of ranks) play(add(hand, rank), cards + 1, chance / ranks.length)
      return
    }
    const end = total === 21 && cards === 2 ? 0 : Math.min(total, 22)
    chances[end] = (chances[end] ?? 0) + chance
  }
  play(start(up), 1, 1)
  return chances
}

/** The average gain of a round for the best play, in first stakes. */
export function bookGain(rules: BookRules): number {
  return upCards.reduce((sum, up) => sum + gainAgainst(up, rules) * (up === 10 ? 4 / 13 : 1 / 13), 0)
}

function gainAgainst(up: number, rules: BookRules): number {
  const dealer = dealerChances(up, rules.hitsSoft17)
  const caught = dealer[0] ?? 0
  const best = bestGains(dealer, rules)
  return average((first) =>
    average((second) => {
      if (first + second === 21) return (1 - caught) * rules.blackjack
      return (1 - caught) * best.ofTwo(first, second) - caught
    }),
  )
}

/** Average gains against a dealer known not to have a blackjack. */
export function bestGains(dealer: readonly number[], rules: BookRules) {
  const seen = new Map<string, number>()
  const stand = ([total]: Hand): number => {
    if (total > 21) return -1
    const gain = dealer.reduce((sum, chance, end) => {
      if (end === 0) return sum
      return sum + chance * (end === 22 ? 1 : Math.sign(total - end))
    }, 0)
    return gain / (1 - (dealer[0] ?? 0))
  }
  const hit = (hand: Hand): number => average((rank) => go(add(hand, rank)))
  const go = (hand: Hand): number => {
    if (hand[0] >= 21) return stand(hand)
    const gain = seen.get(String(hand)) ?? Math.max(stand(hand), hit(hand))
    seen.set(String(hand), gain)
    return gain
  }
  const double = (hand: Hand): number => 2 * average((rank) => stand(add(hand, rank)))
  const afterSplit = (hand: Hand): number =>
    rules.doubleAfterSplit && hand[0] < 21 ? Math.max(go(hand), double(hand)) : go(hand)
  const ofSplit = (rank: number, second: number): number =>
    rank === 11 ? stand(add(start(rank), second)) : afterSplit(add(start(rank), second))
  const split = (rank: number): number => {
    const once = average((second) => ofSplit(rank, second))
    // Splitting without end: a hand that is a pair again is worth two like itself.
    const alike = ranks.filter((each) => each === rank).length / ranks.length
    const endless = average((second) => (second === rank ? 0 : ofSplit(rank, second))) / (1 - 2 * alike)
    return 2 * (rules.resplit && rank !== 11 ? Math.max(once, endless) : once)
  }
  const ofTwo = (first: number, second: number): number => {
    const hand = add(start(first), second)
    const gains = [go(hand), double(hand)]
    if (first === second) gains.push(split(first))
    if (rules.surrender) gains.push(-0.5)
    return Math.max(...gains)
  }
  return { ofTwo, stand, hit, double, split }
}
