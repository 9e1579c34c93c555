import type { Draw } from '../random/draw.ts'

/**
 * A board of covered places. Scatters of the paid spin open it; under each place lies one piece, and the player opens one
 * after the other until an ending piece is found or nothing else is left to find.
 */
export type Pick = {
  /** By how many scatters it is opened, and how many times its prizes count then. */
  readonly times: { readonly [scatters: number]: number }
  /** Prizes in coins, and under how many places each lies. */
  readonly prizes: readonly { readonly coins: number; readonly places: number }[]
  /** What multiplies everything that is found, before it and after, and under how many places it lies. */
  readonly factors: readonly { readonly factor: number; readonly places: number }[]
  /** Under how many places lies what ends it. */
  readonly ends: number
}

/** What lies under a place. */
export type Piece =
  | { readonly kind: 'prize'; readonly coins: number }
  | { readonly kind: 'factor'; readonly factor: number }
  | { readonly kind: 'end' }

/** A place that was opened, counted from 0, and what lay there. */
export type Opened = { readonly place: number; readonly piece: Piece }

/** A board after some places were opened. `worth` is what was found by then, in coins. */
export type Board = {
  readonly places: number
  readonly times: number
  readonly opened: readonly Opened[]
  readonly worth: number
  /** What lay under all places, from the first, once it is over; nothing that is covered is told before. */
  readonly dealt: readonly Piece[] | null
}

/** All pieces of a board in the order of its data. */
export const piecesOf = ({ prizes, factors, ends }: Pick): readonly Piece[] => [
  ...prizes.flatMap(({ coins, places }) => Array.from({ length: places }, () => ({ kind: 'prize' as const, coins }))),
  ...factors.flatMap(({ factor, places }) =>
    Array.from({ length: places }, () => ({ kind: 'factor' as const, factor })),
  ),
  ...Array.from({ length: ends }, () => ({ kind: 'end' as const })),
]

/**
 * Lays the pieces under the places before any is opened, every order as likely as any other: from the last place on, each
 * gets one of those that are left by a draw below their number (Fisher and Yates, as Durstenfeld has it).
 */
export function deal(pick: Pick, draw: Draw): readonly Piece[] {
  const dealt = [...piecesOf(pick)]
  for (let last = dealt.length - 1; last > 0; last -= 1) {
    const from = draw(last + 1)
    const [piece, other] = [dealt[from], dealt[last]]
    if (!piece || !other) throw new RangeError(`no piece ${from}`)
    dealt[last] = piece
    dealt[from] = other
  }
  return dealt
}

/** Opens places one after the other. Throws `RangeError` for one that is none, is open, or comes when it is over. */
export function open(dealt: readonly Piece[], times: number, picks: readonly unknown[]): Board {
  let board = boardOf(dealt, times, [])
  for (const place of picks) {
    const piece = typeof place === 'number' ? dealt[place] : undefined
    const isOpen = board.opened.some((one) => one.place === place)
    if (typeof place !== 'number' || !piece || isOpen || board.dealt) {
      throw new RangeError('that is no place that can be opened')
    }
    board = boardOf(dealt, times, [...board.opened, { place, piece }])
  }
  return board
}

/** The same when nobody chooses: from the first place on, until it is over. */
export function openInOrder(dealt: readonly Piece[], times: number): Board {
  let board = boardOf(dealt, times, [])
  for (const [place, piece] of dealt.entries()) {
    if (board.dealt) break
    board = boardOf(dealt, times, [...board.opened, { place, piece }])
  }
  return board
}

/** The places that may be opened next; none once it is over. */
export function coveredPlaces({ places, opened, dealt }: Board): readonly number[] {
  if (dealt) return []
  const open = new Set(opened.map(({ place }) => place))
  return Array.from({ length: places }, (_, place) => place).filter((place) => !open.has(place))
}

/** It is over with an ending piece, or when nothing else is covered any more. */
function boardOf(dealt: readonly Piece[], times: number, opened: readonly Opened[]): Board {
  const found = opened.map(({ piece }) => piece)
  const isOver = found.some(({ kind }) => kind === 'end') || found.length === dealt.filter(isWorth).length
  return { places: dealt.length, times, opened, worth: worthOf(found, times), dealt: isOver ? dealt : null }
}

const isWorth = ({ kind }: Piece): boolean => kind !== 'end'

/** What some pieces are worth together, in coins: all prizes, times all factors. */
export function worthOf(found: readonly Piece[], times: number): number {
  let [coins, factors] = [0, 1]
  for (const piece of found) {
    if (piece.kind === 'prize') coins += piece.coins
    if (piece.kind === 'factor') factors *= piece.factor
  }
  return coins * factors * times
}
