import { readCard } from '../../cards/card.ts'
import { type Shoe, shoeOf } from '../../cards/shoe.ts'
import { type Fraction, fraction } from '../../exact/fraction.ts'
import { NOTHING, ONE_STAKE } from '../../instant/multiple.ts'
import type { Draw } from '../../random/draw.ts'
import { isNatural, returnOfCards } from '../blackjack/hands.ts'
import { BLACKJACK_PACKS, blackjackSideTable } from '../blackjack/side-table.ts'
import { type Decision, type Move, moveIn, type Question, type ShownCard, settleBy } from '../deciding-game.ts'
import { maximumMultipleOf, returnOf, spotOf } from '../pay-table.ts'
import type { LiveBet, Settlement } from '../settle.ts'
import { type DealtBox, dealSeats, isAceName, type PlayedBox, type SeatEvent, type SeatOutcome } from './play.ts'
import { atBox, BOXES, type BoxHand, readBox, SEAT_MOVES, type SeatMove, seatBlackjackSpots } from './spots.ts'

/** A player of a coup: the spots with their bets, and what they decided so far. */
export type SeatPlayer = { readonly spots: readonly string[]; readonly decisions: readonly Decision[] }

/** How far a coup is played: all that is shown, who is asked what in the step that follows, or how it ended. */
export type SeatPlay = {
  readonly shown: readonly ShownCard[]
  readonly questions: readonly Question[]
  readonly outcome: SeatOutcome | null
}

/** A stake on a box that is split, with both hands doubled and won. */
const MOST_OF_BOX = fraction(8n)
/** A blackjack. A bet behind never grows. */
const MOST_BEHIND = fraction(5n, 2n)
/** Two to one. */
const INSURED = fraction(3n)

export const shoeOfSeats = (draw: Draw): Shoe => shoeOf(BLACKJACK_PACKS, draw)

/** The boxes with a bet of whoever sits there, in the order of play. */
export const boxesOf = (players: readonly SeatPlayer[]): readonly number[] =>
  BOXES.filter((box) => players.some(({ spots }) => spots.includes(atBox('box', box))))

/**
 * Plays a coup by what its players decided in so many steps. In each step one hand is decided about, in the order of play;
 * where the dealer shows an ace, all players may insure in the step before that.
 */
export function playSeats(shoe: Shoe, players: readonly SeatPlayer[], steps: number): SeatPlay {
  const decisions = players.flatMap((player) => player.decisions)
  const boxes = boxesOf(players)
  const shown: ShownCard[] = []
  const play = dealSeats(shoe, boxes)
  let step = 0
  for (let next = play.next(); ; ) {
    if (next.done) return { shown, questions: [], outcome: next.value }
    const event = next.value
    if (event.kind === 'card') shown.push(event.card)
    else if (step === steps) return { shown, questions: questionsOf(event, boxes), outcome: null }
    else step += 1
    next = play.next(event.kind === 'turn' ? moveOf(event, decisions, step) : undefined)
  }
}

const isMove = (word: string | undefined): word is SeatMove => SEAT_MOVES.some((move) => move === word)

/** Silence is standing. */
function moveOf(
  { box, hand }: Pick<Extract<SeatEvent, { kind: 'turn' }>, 'box' | 'hand'>,
  decisions: readonly Decision[],
  step: number,
): SeatMove | undefined {
  const move = moveIn(decisions, { step, hand: atBox(hand, box) })
  return isMove(move) ? move : undefined
}

function questionsOf(event: Exclude<SeatEvent, { kind: 'card' }>, boxes: readonly number[]): readonly Question[] {
  if (event.kind === 'insurance') return boxes.map(insuring)
  const { box, hand, moves } = event
  return [{ hand: atBox(hand, box), moves: moves.map((move) => moveAt(move, hand, box)), otherwise: 'stand' }]
}

const insuring = (box: number): Question => ({
  hand: atBox('insurance', box),
  moves: [
    { move: 'insure', extra: { spot: atBox('insurance', box), like: atBox('box', box), isHalf: true } },
    { move: 'decline', extra: null },
  ],
  otherwise: 'decline',
})

function moveAt(move: SeatMove, hand: BoxHand, box: number): Move {
  const like = atBox('box', box)
  if (move === 'split') return { move, extra: { spot: atBox('split', box), like } }
  if (move !== 'double') return { move, extra: null }
  return { move, extra: { spot: atBox(hand === 'box' ? 'double' : `double-${hand}`, box), like } }
}

/** What a step asks a player: about boxes that are theirs. */
export const questionsTo = ({ spots }: Pick<SeatPlayer, 'spots'>, { questions }: SeatPlay): readonly Question[] =>
  questions.filter(({ hand }) => spots.includes(atBox('box', readBox(hand)?.box ?? 0)))

/** Deals a coup that is over again. Throws `RangeError` for moves that do not fit its cards. */
export function redealSeats(shoe: Shoe, played: readonly PlayedBox[]): SeatOutcome {
  const left = new Map(played.map(({ box, moves }) => [box, moves.values()]))
  const play = dealSeats(shoe, [...left.keys()])
  let next = play.next()
  while (!next.done) {
    const event = next.value
    next = play.next(event.kind === 'turn' ? left.get(event.box)?.next().value?.move : undefined)
  }
  return next.value
}

const isDoubled = ({ moves }: DealtBox, hand: BoxHand): boolean =>
  moves.some((one) => one.hand === hand && one.move === 'double')

const isSplit = ({ first }: DealtBox): boolean => first.length > 0

/** On which hand of a box a spot lies; null where nothing can lie there. A bet behind follows no double and no split. */
function handUnder(name: string, dealt: DealtBox): BoxHand | null {
  const split = isSplit(dealt)
  switch (name) {
    case 'box':
    case 'behind':
      return split ? 'first' : 'box'
    case 'split':
      return split ? 'second' : null
    case 'double':
      return isDoubled(dealt, 'box') ? 'box' : null
    case 'double-first':
      return isDoubled(dealt, 'first') ? 'first' : null
    case 'double-second':
      return isDoubled(dealt, 'second') ? 'second' : null
    default:
      return null
  }
}

const cardsOf = (dealt: DealtBox, hand: BoxHand): readonly string[] => (hand === 'box' ? dealt.cards : dealt[hand])

/** What a side bet returns: the same as beside the common hand. */
function sideReturn(name: string, { cards }: DealtBox, [up = '']: readonly string[]): Fraction {
  const [first = '', second = ''] = cards
  const facts = { first: readCard(first), second: readCard(second), up: readCard(up) }
  return returnOf(blackjackSideTable, spotOf(blackjackSideTable, name), facts)
}

/** What a stake returns, in stakes. Throws `RangeError` for a spot on which nothing can lie after this coup. */
export function returnOfSeat(spot: string, { boxes, dealer }: SeatOutcome): Fraction {
  const of = readBox(spot)
  const dealt = boxes.find(({ box }) => box === of?.box)
  if (of && !dealt && seatBlackjackSpots.some(({ code }) => code === spot)) return ONE_STAKE
  if (!of || !dealt) throw new RangeError(`nothing lies on ${spot} of this coup`)
  if (of.name === 'pair' || of.name === 'twenty-one-three') return sideReturn(of.name, dealt, dealer)
  if (of.name === 'insurance' && isAceName(dealer[0] ?? '')) return isNatural(dealer) ? INSURED : NOTHING
  const hand = handUnder(of.name, dealt)
  if (hand === null) throw new RangeError(`nothing lies on ${spot} after these moves`)
  return returnOfCards(cardsOf(dealt, hand), dealer, hand === 'box')
}

/**
 * Blackjack with seven boxes, in which players decide for their own in turn, from eight packs shuffled for every coup. The
 * rules are those of the common hand; where the dealer shows an ace, half a stake may be put on the dealer's blackjack,
 * which pays 2 to 1.
 */
export const seatBlackjackGame = {
  code: 'seat-blackjack',
  spots: seatBlackjackSpots,
  maximumMultiple: (spot: string): Fraction => {
    const name = readBox(spot)?.name ?? ''
    if (name === 'box') return MOST_OF_BOX
    if (name === 'behind') return MOST_BEHIND
    return maximumMultipleOf(spotOf(blackjackSideTable, name))
  },
  settle: <Code extends string>(bets: readonly LiveBet<Code>[], outcome: SeatOutcome): Settlement<Code> =>
    settleBy(bets, (spot) => returnOfSeat(spot, outcome)),
}
