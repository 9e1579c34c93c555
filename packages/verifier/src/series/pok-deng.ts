import { isPair, totalOf } from '../card-tables.ts'
import { type BankHands, dealHands, equalPays, handIn, unitsPay, type Worth } from './bank-hands.ts'
import { ifSo, type Pays } from './dice.ts'

/** Places in the order of the ranks, the ace below the deuce and above the king. */
const LADDER = 'A23456789TJQKA'
const ranksOf = (cards: readonly string[]) => cards.map((card) => card.charAt(0))
const isSuited = (cards: readonly string[]) => new Set(cards.map((card) => card.charAt(1))).size === 1
const isAlike = (cards: readonly string[]) => new Set(ranksOf(cards)).size === 1
const isRun = (cards: readonly string[]) =>
  Array.from(LADDER, (_, place) => LADDER.slice(place, place + 3)).some(
    (run) => run.length === 3 && Array.from(run).every((rank) => ranksOf(cards).includes(rank)),
  )

/** Eight or nine points of two cards. */
const hasPok = (cards: readonly string[]) => cards.length === 2 && totalOf(cards) > 7

/** Points below 10, then three faces, straights, straight flushes, three alike, and at the top a Pok. */
function worthOf(cards: readonly string[]): Worth {
  const order = totalOf(cards)
  if (cards.length === 2)
    return { order: hasPok(cards) ? 100 + order : order, times: isSuited(cards) || isAlike(cards) ? 2 : 1 }
  if (isAlike(cards)) return { order: 40, times: 5 }
  if (isRun(cards)) return isSuited(cards) ? { order: 30, times: 5 } : { order: 20, times: 3 }
  if (ranksOf(cards).every((rank) => 'JQK'.includes(rank))) return { order: 15, times: 3 }
  return { order, times: isSuited(cards) ? 3 : 1 }
}

/** Four hands and the bank: two cards each, then a third one with up to four points, unless the bank has a Pok. */
export const dealPokDeng = (below: (bound: number) => number): BankHands =>
  dealHands(4, below, (round, cards, bank) => round < 2 || (round === 2 && !hasPok(bank) && totalOf(cards) < 5))

/** What a spot of Pok Deng pays. */
export function pokDengPays(spot: string, dealt: BankHands): Pays {
  if (spot === 'bank-pok') return ifSo(hasPok(dealt.bank), 4)
  const tied = handIn(spot, /^hand-(\d)-tie$/, dealt)
  if (tied) return ifSo(worthOf(tied).order === worthOf(dealt.bank).order, 9)
  const paired = handIn(spot, /^hand-(\d)-pair$/, dealt)
  if (paired) return ifSo(isPair(paired), 15)
  return equalPays(spot, { dealt, worthOf }) ?? unitsPay(spot, /^hand-(\d)-deng$/, { dealt, worthOf })
}
