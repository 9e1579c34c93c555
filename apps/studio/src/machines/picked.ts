import { type Board, coveredPlaces, type Piece } from '@sanuk/engines/slots/pick'
import { type Amount, times, writeAmount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { BoardTold, PieceTold } from '../protocol.ts'

const count = z.int().check(z.gte(0))

const keptPiece = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('prize'), coins: count }),
  z.strictObject({ kind: z.literal('factor'), factor: count }),
  z.strictObject({ kind: z.literal('end') }),
]) satisfies z.ZodMiniType<Piece>

/** A board as it is kept: in coins. */
export const keptBoard = z.strictObject({
  places: count,
  times: count,
  worth: count,
  opened: z.array(z.strictObject({ place: count, piece: keptPiece })),
  dealt: z.nullable(z.array(keptPiece)),
}) satisfies z.ZodMiniType<Board>

/** A board in money, as the client is told it: what lies under covered places only once it is over. */
export function pricedBoard(board: Board, coin: Amount): BoardTold {
  const priced = (piece: Piece): PieceTold =>
    piece.kind === 'prize'
      ? { kind: 'prize', worth: writeAmount(times(coin, piece.coins * board.times)) }
      : { ...piece }
  return {
    places: board.places,
    times: board.times,
    worth: writeAmount(times(coin, board.worth)),
    opened: board.opened.map(({ place, piece }) => ({ place, piece: priced(piece) })),
    dealt: board.dealt?.map(priced) ?? null,
    options: [...coveredPlaces(board)],
  }
}
