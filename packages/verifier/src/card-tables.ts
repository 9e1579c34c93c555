import * as z from 'zod/mini'

/** What a round showed, and which of its bets it paid; `back` is the part of the stake that comes back, in ten-thousandths. */
type Coup = { readonly view: unknown; readonly isWon: boolean; readonly back: bigint }

type Shoe = () => string

/** As many packs as the tables of this file deal from. */
export const TABLE_PACKS = 8

const RANKS = 'A23456789TJQK'
/** 1 for an ace to 13 for a king. */
export const rankOf = (card: string) => RANKS.indexOf(card.charAt(0)) + 1
/** The points of a hand of baccarat. */
export const totalOf = (cards: readonly string[]) =>
  cards.reduce((total, card) => total + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10

/** By the total of the bank, from none: the player's third cards to which it takes one, as they count. */
const BANK_TAKES = ['0123456789', '0123456789', '0123456789', '012345679', '234567', '4567', '67', '']

/** The cards of both sides of baccarat, with third cards by the tableau. */
export function dealBaccarat(shoe: Shoe): { readonly player: readonly string[]; readonly banker: readonly string[] } {
  const [first, second, third, fourth] = [shoe(), shoe(), shoe(), shoe()]
  const [player, banker] = [
    [first, third],
    [second, fourth],
  ]
  if (Math.max(totalOf(player), totalOf(banker)) < 8) takeThirds(player, banker, shoe)
  return { player, banker }
}

/** Baccarat. A tie gives the stake back to a bet on a side. */
export function baccaratCoup(choice: unknown, shoe: Shoe): Coup {
  const { bet } = z.parse(z.object({ bet: z.enum(['player', 'banker', 'tie', 'player-pair', 'banker-pair']) }), choice)
  const { player, banker } = dealBaccarat(shoe)
  const winner = leader(['player', totalOf(player)], ['banker', totalOf(banker)])
  const met = [winner, ...(isPair(player) ? ['player-pair'] : []), ...(isPair(banker) ? ['banker-pair'] : [])]
  const isPush = winner === 'tie' && (bet === 'player' || bet === 'banker')
  return {
    view: { player: sideOf(player), banker: sideOf(banker), winner },
    isWon: met.includes(bet),
    back: isPush ? 10_000n : 0n,
  }
}

function takeThirds(player: string[], banker: string[], shoe: Shoe): void {
  const taken = totalOf(player) < 6 ? shoe() : null
  if (taken !== null) player.push(taken)
  const bank = totalOf(banker)
  const takes = taken === null ? bank < 6 : BANK_TAKES[bank]?.includes(String(totalOf([taken])))
  if (takes) banker.push(shoe())
}

/** Whether the first two cards are of one rank. */
export const isPair = ([first = '', second = '']: readonly string[]) => first.charAt(0) === second.charAt(0)
const sideOf = (cards: readonly string[]) => ({ cards, total: totalOf(cards), isPair: isPair(cards) })

/** One card a side, an ace the lowest. A tie gives half the stake back to a bet on a side. */
export function dragonTigerCoup(choice: unknown, shoe: Shoe): Coup {
  const { bet } = z.parse(z.object({ bet: z.enum(['dragon', 'tiger', 'tie', 'suited-tie']) }), choice)
  const [dragon, tiger] = [shoe(), shoe()]
  const winner = leader(['dragon', rankOf(dragon)], ['tiger', rankOf(tiger)])
  const isSuited = winner === 'tie' && dragon.charAt(1) === tiger.charAt(1)
  const isHalf = winner === 'tie' && (bet === 'dragon' || bet === 'tiger')
  return {
    view: { dragon, tiger, winner },
    isWon: bet === winner || (bet === 'suited-tie' && isSuited),
    back: isHalf ? 5000n : 0n,
  }
}

type Side = readonly [name: string, height: number]

const leader = (one: Side, other: Side) => {
  if (one[1] === other[1]) return 'tie'
  return one[1] > other[1] ? one[0] : other[0]
}
