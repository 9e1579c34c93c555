import type * as z from 'zod/mini'
import { coinWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'

type CoinMove = z.output<typeof coinWire.move>
type CoinView = z.output<typeof coinWire.view>

const SIDES = ['heads', 'tails'] as const

function Board({ say, view, open, onMove, won }: BoardProps<null, CoinMove, CoinView>) {
  const flips = view?.flips ?? []
  const last = flips.at(-1)
  return (
    <div className="coin-board">
      <div className="coin" key={flips.length} data-fell={last?.fell ?? 'heads'} data-won={won}>
        <span className="coin-face">{say(`game.coin.${last?.fell ?? 'heads'}`)}</span>
      </div>
      <ol className="coin-row" aria-label={say('game.coin.row')}>
        {flips.map(({ called, fell }, at) => {
          // Flips are only ever added: each keeps its place.
          const place = `flip ${at}`
          return (
            <li key={place} data-right={called === fell}>
              {say(`game.coin.${fell}`)}
            </li>
          )
        })}
      </ol>
      <div className="coin-calls">
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            className="coin-call"
            data-side={side}
            disabled={!open}
            onClick={() => onMove(side)}
          >
            {say(`game.coin.call.${side}`)}
          </button>
        ))}
      </div>
      <p className="board-note">
        {view?.next ? say('game.mines.now', { now: view.multiple, next: view.next }) : say('game.coin.begin')}
      </p>
    </div>
  )
}

/** A coin, called and flipped as long as the calls are right. */
export const coin: Kind<null, CoinMove, CoinView> = {
  wire: coinWire,
  first: () => null,
  pays: (_choice, tables) => tables.flips?.[0] ?? null,
  showsMs: (_view, quick) => (quick ? 250 : 1000),
  Controls: () => null,
  Board,
}
