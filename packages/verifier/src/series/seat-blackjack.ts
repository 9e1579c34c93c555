import { drawnOut, isNatural, pointsOf, totalOf } from '../blackjack.ts'
import { shoeOf } from '../shoe.ts'
import { blackjackSidePays, comparedWith, times } from './common-hands.ts'
import { LOST, type Pays } from './dice.ts'
import type { ShownBox } from './series-record.ts'

type Below = (bound: number) => number
type Next = () => string
type Cards = string[]

/** A box while it is played: moves are taken from what was told, and written down as far as they were allowed. */
type Box = Omit<ShownBox, 'moves'> & { moves: ShownBox['moves']; readonly told: ShownBox['moves'] }

/**
 * A coup of blackjack with seats: eight packs, a card to each box in its order and to the dealer, twice; then the boxes are
 * played one after the other by the moves that the record tells, each with the next cards of the shoe. A move that the
 * rules do not allow counts as standing, so that what comes of it differs from the record.
 */
export function dealSeats(below: Below, told: readonly Pick<ShownBox, 'box' | 'moves'>[]) {
  const next = shoeOf(8, below)
  const boxes = told
    .toSorted((one, other) => one.box - other.box)
    .map(({ box, moves }): Box => ({ box, moves: [], told: [...moves], cards: [], first: [], second: [] }))
  for (const { cards } of boxes) cards.push(next())
  const up = next()
  for (const { cards } of boxes) cards.push(next())
  const two = [up, next()]
  if (!isNatural(two)) for (const box of boxes) playBox(box, next)
  const dealer = drawnOut(two, next)
  const shown = { boxes: boxes.map(({ told: _, ...box }) => box), dealer }
  return { shown, pays: (spot: string): Pays => seatPays(spot, shown.boxes, dealer) }
}

function playBox(box: Box, next: Next): void {
  const { cards, first, second } = box
  if (isNatural(cards)) return
  const [one = '', two = ''] = cards
  const canSplit = pointsOf(one) === pointsOf(two)
  playHand({ box, hand: 'box', cards, canSplit }, next)
  if (box.moves[0]?.move !== 'split') return
  first.push(one, next())
  second.splice(0, 0, two, next())
  if (one.startsWith('A')) return
  playHand({ box, hand: 'first', cards: first, canSplit: false }, next)
  playHand({ box, hand: 'second', cards: second, canSplit: false }, next)
}

type Hand = { readonly box: Box; readonly hand: string; readonly cards: Cards; readonly canSplit: boolean }

function playHand({ box, hand, cards, canSplit }: Hand, next: Next): void {
  for (let isFirst = true; totalOf(cards) < 21; isFirst = false) {
    const told = box.told.shift()
    const allowed = ['hit', 'stand', ...(isFirst ? ['double', ...(canSplit ? ['split'] : [])] : [])]
    const move = told?.hand === hand && allowed.includes(told.move) ? told.move : 'stand'
    box.moves.push({ hand, move })
    if (move === 'hit' || move === 'double') cards.push(next())
    if (move !== 'hit') return
  }
}

/** Which bets lie on which hand of a box, by whether it was split. */
const WHOLE: Readonly<Record<string, keyof Pick<ShownBox, 'cards' | 'first' | 'second'>>> = {
  box: 'cards',
  behind: 'cards',
  double: 'cards',
}
const SPLIT: typeof WHOLE = {
  box: 'first',
  behind: 'first',
  split: 'second',
  'double-first': 'first',
  'double-second': 'second',
}

const BETS = ['box', 'behind', 'pair', 'twenty-one-three']

function seatPays(spot: string, boxes: readonly ShownBox[], dealer: Cards): Pays {
  const [, name = '', number = ''] = /^([a-z-]+|twenty-one-three)-([1-7])$/.exec(spot) ?? []
  const of = boxes.find(({ box }) => box === Number(number))
  if (!of) return BETS.includes(name) ? 0 : null
  if (name === 'insurance') return insurancePays(dealer)
  const side = blackjackSidePays(name, of.cards, dealer)
  if (side !== null) return side
  const isSplit = of.first.length > 0
  const hands = isSplit ? SPLIT : WHOLE
  const hand = Object.hasOwn(hands, name) ? hands[name] : undefined
  if (!hand || (name.startsWith('double') && !hasDoubled(of, hand))) return null
  return comparedWith(dealer, of[hand], !isSplit)
}

const hasDoubled = ({ moves }: ShownBox, hand: string): boolean =>
  moves.some((one) => one.move === 'double' && one.hand === (hand === 'cards' ? 'box' : hand))

function insurancePays(dealer: Cards): Pays {
  if (!dealer[0]?.startsWith('A')) return null
  return isNatural(dealer) ? times(2) : LOST
}
