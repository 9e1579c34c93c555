import { ACE, type Card, RANKS, rankOf, suitOf, TEN } from './card.ts'

/** What hands are worth, from the least up: points, the ranks of three cards, and the two of the first two cards. */
export const POK_DENG_RANKS = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  'three-faces',
  'straight',
  'straight-flush',
  'tong',
  'pok-8',
  'pok-9',
] as const
export type PokDengRank = (typeof POK_DENG_RANKS)[number]

/** How many times its unit a hand wins: its deng. */
export const POK_DENG_MULTIPLES = [1, 2, 3, 5] as const
export type PokDengMultiple = (typeof POK_DENG_MULTIPLES)[number]

export type PokDengHand = { readonly rank: PokDengRank; readonly multiple: PokDengMultiple }

/** Hands with so many points and fewer take a third card. */
const DRAWS_UP_TO = 4

/** 1 for an ace to 13 for a king. */
const heightOf = (card: Card): number => ((rankOf(card) + RANKS - ACE) % RANKS) + 1

/** Points of a hand of Pok Deng: as in baccarat, the last digit of the sum, tens and pictures count nothing. */
export const pokDengPoints = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (rankOf(card) >= TEN && rankOf(card) < ACE ? 0 : heightOf(card)), 0) % 10

/** Whether two cards are eight or nine points: a Pok, which ends the hand. */
export const isPok = (cards: readonly Card[]): boolean => cards.length === 2 && pokDengPoints(cards) >= 8

/** Whether two cards take a third one. The same rule binds hands and bank. */
export const takesThird = (cards: readonly Card[]): boolean => pokDengPoints(cards) <= DRAWS_UP_TO

const isFlush = (cards: readonly Card[]): boolean => new Set(cards.map(suitOf)).size === 1
const isPair = (cards: readonly Card[]): boolean => new Set(cards.map(rankOf)).size === 1

/** What a finished hand of two or three cards is. */
export function pokDengHand(cards: readonly Card[]): PokDengHand {
  const points = pokDengPoints(cards)
  if (cards.length === 3) return threeCards(cards, points)
  return {
    rank: rankNamed(isPok(cards) ? `pok-${points}` : `${points}`),
    multiple: isFlush(cards) || isPair(cards) ? 2 : 1,
  }
}

/** Source of the multiples: the rules of Pok Deng as they are usually played in Thailand. */
function threeCards(cards: readonly Card[], points: number): PokDengHand {
  const flush = isFlush(cards)
  if (isPair(cards)) return { rank: 'tong', multiple: 5 }
  if (isStraight(cards)) return flush ? { rank: 'straight-flush', multiple: 5 } : { rank: 'straight', multiple: 3 }
  if (cards.every((card) => heightOf(card) > 10)) return { rank: 'three-faces', multiple: 3 }
  return { rank: rankNamed(`${points}`), multiple: flush ? 3 : 1 }
}

/** Three ranks that follow each other; the ace stands below the deuce or above the king. */
function isStraight(cards: readonly Card[]): boolean {
  const [low = 0, middle = 0, high = 0] = cards.map(heightOf).sort((one, other) => one - other)
  return (low + 1 === middle && middle + 1 === high) || (low === 1 && middle === 12 && high === 13)
}

function rankNamed(name: string): PokDengRank {
  const rank = POK_DENG_RANKS.find((one) => one === name)
  if (rank === undefined) throw new RangeError(`no hand of Pok Deng is called ${name}`)
  return rank
}

/** Above 0 where the first of two ranks is the higher one. */
export const comparePokDeng = (one: PokDengRank, other: PokDengRank): number =>
  POK_DENG_RANKS.indexOf(one) - POK_DENG_RANKS.indexOf(other)
