import * as z from 'zod/mini'
import { scratchWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { ScratchFields, type ScratchView } from './scratch-fields.tsx'
import { ScratchFoil } from './scratch-foil.tsx'
import { ScratchPays } from './scratch-pays.tsx'
import { useCover } from './use-cover.ts'

/** Which book it is only the server needs to know. */
const { move, view } = scratchWire('market-day')
const wire = { choice: z.null(), move, view }
type ScratchProps = BoardProps<null, never, ScratchView>
type Cover = ReturnType<typeof useCover>

function Board(props: ScratchProps) {
  const { say, view, round, won, tables, pieces } = props
  const cover = useCover(props)
  const winning = view?.winning ?? null
  const isFound =
    winning !== null &&
    view?.symbols.every((symbol, field) => symbol !== winning || cover.open.includes(field)) === true
  return (
    <div className="scratch-board">
      <div className="scratch-ticket" key={round} data-won={cover.isOver ? (won ?? false) : undefined}>
        <div className="scratch-card">
          {isFound && <span className="scratch-rays" aria-hidden="true" />}
          {view && <ScratchFields {...{ say, view, tables, pieces, isFound }} open={cover.open} />}
          {cover.hasFoil && (
            <ScratchFoil
              text={say('game.scratch.foil')}
              coin={pieces.coin}
              onUncover={view ? cover.uncover : undefined}
              isGone={cover.isOver}
            />
          )}
        </div>
        <ScratchPays {...{ say, tables, pieces }} reached={isFound ? winning : null} />
      </div>
      <div className="scratch-foot">
        <p className="board-note" data-found={isFound}>
          {noteOf(props, cover)}
        </p>
        {view && !cover.isOver && (
          <button type="button" className="scratch-reveal" onClick={cover.uncoverAll}>
            {say('game.scratch.reveal')}
          </button>
        )}
      </div>
    </div>
  )
}

function noteOf({ say, view }: ScratchProps, { open, isOver }: Cover): string {
  if (!view) return say('game.scratch.begin')
  const { symbols, winning } = view
  if (!isOver) return say('game.scratch.on', { count: symbols.length - open.length })
  if (!winning) return say('game.scratch.lost')
  const symbol = say(`game.scratch.symbol.${winning}`)
  return say('game.scratch.won', { symbol, times: Number(view.multiple) })
}

/** Nine symbols under foil: three alike pay. The player rubs it off, and the round is over when he has. */
export const scratch: Kind<null, never, ScratchView> = {
  wire,
  first: () => null,
  pays: () => null,
  showsMs: () => null,
  Controls: () => null,
  Board,
}
