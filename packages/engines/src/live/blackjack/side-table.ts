import { ACE, type Card, PACK, rankOf, suitOf } from '../../cards/card.ts'
import type { PayTable, Weighted } from '../pay-table.ts'
import { type BlackjackSideCondition, blackjackSideSpots } from './spots.ts'

/** Both first cards of the player and the dealer's card that lies open. */
export type FirstThree = { readonly first: Card; readonly second: Card; readonly up: Card }

/** As many packs as a coup is shuffled from. */
export const BLACKJACK_PACKS = 8

const isRed = (card: Card) => [1, 2].includes(suitOf(card))
const ranks = ({ first, second, up }: FirstThree) => [first, second, up].map(rankOf)
const isPair = ({ first, second }: FirstThree) => rankOf(first) === rankOf(second)
const isThree = (cards: FirstThree) => new Set(ranks(cards)).size === 1
const isFlush = ({ first, second, up }: FirstThree) => new Set([first, second, up].map(suitOf)).size === 1

/** Three ranks in a row, the ace above the king or below the deuce. */
function isStraight(cards: FirstThree): boolean {
  const [low = 0, middle = 0, high = 0] = ranks(cards).toSorted((a, b) => a - b)
  return middle === low + 1 && (high === middle + 1 || (low === 0 && high === ACE))
}

const conditions: { readonly [when in BlackjackSideCondition]: (cards: FirstThree) => boolean } = {
  'perfect-pair': ({ first, second }) => first === second,
  'coloured-pair': (cards) => isPair(cards) && isRed(cards.first) === isRed(cards.second),
  'mixed-pair': isPair,
  'suited-three': (cards) => isThree(cards) && isFlush(cards),
  'straight-flush': (cards) => isStraight(cards) && isFlush(cards),
  'three-of-a-kind': isThree,
  straight: isStraight,
  flush: isFlush,
}

let counted: readonly Weighted<FirstThree>[] | undefined

/** Every three cards of eight packs, in the order in which they come. */
function everyThree(): readonly Weighted<FirstThree>[] {
  const pack = Array.from({ length: PACK }, (_, card) => card)
  return pack.flatMap((first) =>
    pack.flatMap((second) =>
      pack.map((up) => {
        const afterOne = BLACKJACK_PACKS - Number(second === first)
        const afterTwo = BLACKJACK_PACKS - Number(up === first) - Number(up === second)
        return { facts: { first, second, up }, ways: BLACKJACK_PACKS * afterOne * afterTwo }
      }),
    ),
  )
}

/** The side bets, which the first three cards decide. All outcomes are counted when they are first asked for. */
export const blackjackSideTable: PayTable<FirstThree, BlackjackSideCondition> = {
  name: 'blackjack',
  spots: blackjackSideSpots,
  opposites: [],
  meets: (when, cards) => conditions[when](cards),
  outcomesFor: () => {
    counted ??= everyThree()
    return counted
  },
}
