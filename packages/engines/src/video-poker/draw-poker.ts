import { type Card, type CardName, nameOf } from '../cards/card.ts'
import { deal, shoeOf } from '../cards/shoe.ts'
import { type Fraction, fraction } from '../exact/fraction.ts'
import { byTurns } from '../instant/by-turns.ts'
import type { InstantGame } from '../instant/instant-game.ts'
import { NOTHING } from '../instant/multiple.ts'
import type { Hand } from './hands.ts'
import { handOf, type PayTable, rowOf } from './pay-table.ts'
import { payTable } from './pay-tables.ts'

/** The code of a pay table. The stake is always the full five coins. */
export type DrawPokerChoice = { readonly table: string }

/** The places held, 0 to 4 from the left, ascending; cards at the others are replaced. */
export type DrawPokerMove = { readonly hold: readonly number[] }

export type DrawPokerView = {
  /** The five cards that were dealt, and those that lie there now. */
  readonly dealt: readonly CardName[]
  readonly cards: readonly CardName[]
  /** Null until the draw. */
  readonly held: readonly number[] | null
  /** What the table calls the cards that lie there now; null where they pay nothing. */
  readonly hand: Hand | null
}

type State = {
  readonly table: PayTable
  readonly dealt: readonly Card[]
  readonly replacements: readonly Card[]
  readonly held: readonly number[] | null
}

const places = [0, 1, 2, 3, 4]

/** All 32, from none held to all. */
const allHolds: readonly DrawPokerMove[] = Array.from({ length: 32 }, (_, bits) => ({
  hold: places.filter((place) => bits & (1 << place)),
}))

/**
 * Draw poker with one pack of 52. Ten cards come off it at the start, and the sixth to tenth replace what is not held,
 * from the left: what is held changes nothing in what is drawn.
 */
export const drawPoker: InstantGame<DrawPokerChoice, DrawPokerMove, DrawPokerView> = byTurns<
  DrawPokerChoice,
  DrawPokerMove,
  State,
  DrawPokerView
>({
  begin: (choice, draw) => {
    const table = payTable(choice.table)
    const shoe = shoeOf(1, draw)
    return { table, dealt: deal(shoe, 5), replacements: deal(shoe, 5), held: null }
  },
  options: () => allHolds,
  after: (state, { hold }) => ({ ...state, held: hold }),
  won: (state) => (state.held ? payOf(state) : null),
  view: (state) => ({
    dealt: state.dealt.map(nameOf),
    cards: cardsOf(state).map(nameOf),
    held: state.held,
    hand: rowNow(state)?.hand ?? null,
  }),
})

function cardsOf({ dealt, replacements, held }: State): readonly Card[] {
  if (!held) return dealt
  const next = replacements.values()
  return dealt.map((card, place) => (held.includes(place) ? card : (next.next().value ?? card)))
}

function rowNow(state: State) {
  return rowOf(state.table, handOf(state.table, cardsOf(state)))
}

function payOf(state: State): Fraction {
  const row = rowNow(state)
  return row ? fraction(BigInt(row.pays)) : NOTHING
}
