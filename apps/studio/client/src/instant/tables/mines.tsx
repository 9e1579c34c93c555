import type * as z from 'zod/mini'
import { minesWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind } from '../kind.ts'
import { Slider } from '../slider.tsx'

type MinesChoice = z.output<typeof minesWire.choice>
type MinesMove = z.output<typeof minesWire.move>
type MinesView = z.output<typeof minesWire.view>

const TILES = Array.from({ length: 25 }, (_, tile) => tile)

function Controls({ say, choice, onChoice, disabled }: ChoiceProps<MinesChoice>) {
  return (
    <Slider
      label={say('game.mines.mines')}
      text={String(choice.mines)}
      value={choice.mines}
      least={1}
      most={24}
      step={1}
      disabled={disabled}
      onChange={(mines) => onChoice({ mines })}
    />
  )
}

function Board({ say, view, open, onMove, pieces }: BoardProps<MinesChoice, MinesMove, MinesView>) {
  const faceOf = (tile: number) => {
    const isMine = view?.mines?.includes(tile) ?? false
    if (isMine) return view?.picks.includes(tile) ? 'hit' : 'mine'
    return view?.picks.includes(tile) ? 'gem' : 'hidden'
  }
  return (
    <div className="mines-board">
      <fieldset className="mines-grid" aria-label={say('game.mines.field')}>
        {TILES.map((tile) => {
          const face = faceOf(tile)
          const name = say('game.mines.tile', { row: Math.floor(tile / 5) + 1, column: (tile % 5) + 1 })
          return (
            <button
              key={tile}
              type="button"
              className="mines-tile"
              data-face={face}
              data-dim={view?.mines !== null && !view?.picks.includes(tile)}
              aria-label={`${name}: ${say(`game.mines.${face}`)}`}
              disabled={!open || face !== 'hidden'}
              onClick={() => onMove({ tile })}
            >
              {face !== 'hidden' && <img src={pieces[face]} alt="" />}
            </button>
          )
        })}
      </fieldset>
      <p className="board-note">
        {view && view.mines === null
          ? say('game.mines.now', { now: view.multiple, next: view.next ?? '' })
          : say('game.mines.begin')}
      </p>
    </div>
  )
}

/** Twenty-five tiles, some with a durian above: every safe one is worth more. */
export const mines: Kind<MinesChoice, MinesMove, MinesView> = {
  wire: minesWire,
  first: () => ({ mines: 3 }),
  pays: ({ mines: count }, tables) => tables[count]?.[0] ?? null,
  showsMs: (_view, quick) => (quick ? 200 : 900),
  Controls,
  Board,
}
