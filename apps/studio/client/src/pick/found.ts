import { type Amount, add, parseAmount, times } from '@sanuk/money/amount'
import type { BoardTold, PieceTold, SpinResult } from '#protocol'

/** The board of a round. Throws where it won none. */
export function boardOf({ board, round }: SpinResult): BoardTold {
  if (!board) throw new RangeError(`round ${round} won no board`)
  return board
}

/** What pieces are worth together: all prizes, times all factors. */
export function worthOf(pieces: readonly PieceTold[]): Amount {
  const sum = add(...pieces.map((piece) => parseAmount(piece.kind === 'prize' ? piece.worth : '0')))
  return pieces.reduce((worth, piece) => (piece.kind === 'factor' ? times(worth, piece.factor) : worth), sum)
}

/** How a board ended: by an ending piece, or with everything found. */
export const isComplete = ({ opened, dealt }: BoardTold): boolean =>
  dealt !== null && opened.every(({ piece }) => piece.kind !== 'end')

/** What lay under the places that were not opened; nothing before it is over. */
export const restOf = ({ opened, dealt }: BoardTold): readonly PieceTold[] =>
  (dealt ?? []).filter((_, place) => !opened.some((one) => one.place === place))
