import { shoeOf } from '../shoe.ts'
import { LOST, numbersIn, type Pays } from './dice.ts'

/** Hands that played against a bank, as a table shows them. */
export type BankHands = { readonly bank: string[]; readonly hands: string[][] }

/** What a hand has: the higher order wins, and as many units as it multiplies. */
export type Worth = { readonly order: number; readonly times: number }

/** By how a hand ended against the bank: units won or lost, none for a tie. */
function unitsOf(own: Worth, bank: Worth): number {
  if (own.order === bank.order) return 0
  return own.order > bank.order ? own.times : -bank.times
}

type Shown = { readonly dealt: BankHands; readonly worthOf: (cards: readonly string[]) => Worth }

/** The hand of a spot's code of that form; null where there is none. */
export function handIn(spot: string, form: RegExp, { hands }: BankHands): readonly string[] | null {
  const [number = 0] = numbersIn(spot, form) ?? []
  return hands[number - 1] ?? null
}

/** At even money less five per cent. */
export function equalPays(spot: string, { dealt, worthOf }: Shown): Pays {
  const hand = handIn(spot, /^hand-(\d)-equal$/, dealt)
  if (!hand) return null
  const units = unitsOf(worthOf(hand), worthOf(dealt.bank))
  return units > 0 ? 9500 : Math.sign(units) * -LOST
}

/** A fifth of the stake for each unit, less five per cent of what is won. */
export function unitsPay(spot: string, form: RegExp, { dealt, worthOf }: Shown): Pays {
  const hand = handIn(spot, form, dealt)
  if (!hand) return null
  const units = unitsOf(worthOf(hand), worthOf(dealt.bank))
  return units * (units > 0 ? 1900 : 2000)
}

/** So many hands and the bank in turn, from one pack. `goesOn` says which of them take another card after some rounds. */
export function dealHands(count: number, below: (bound: number) => number, goesOn: GoesOn): BankHands {
  const shoe = shoeOf(1, below)
  const all = Array.from({ length: count + 1 }, (): string[] => [])
  for (let round = 0; round < 5; round += 1) {
    const bank = [...(all[count] ?? [])]
    for (const cards of all) if (goesOn(round, cards, bank)) cards.push(shoe())
  }
  return { bank: all[count] ?? [], hands: all.slice(0, count) }
}

/** The cards of a coup in the order in which they were dealt. */
export function cardsInTurn({ bank, hands }: BankHands): string[] {
  const all = [...hands, bank]
  return [0, 1, 2, 3, 4].flatMap((round) => all.flatMap((cards) => cards.slice(round, round + 1)))
}

type GoesOn = (round: number, cards: readonly string[], bank: readonly string[]) => boolean
