import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { towersWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { type Face, type RowState, TowersRow } from './towers-row.tsx'
import { usePlayed } from './use-played.ts'

type TowersChoice = z.output<typeof towersWire.choice>
type TowersView = z.output<typeof towersWire.view>
type Level = TowersChoice['level']
type TowersMove = z.output<typeof towersWire.move>

const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'expert']

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const

/** Pads in a row. */
const PADS: Readonly<Record<Level, number>> = { easy: 4, medium: 3, hard: 2, expert: 3 }

function Controls({ say, choice, onChoice, disabled }: ChoiceProps<TowersChoice>) {
  return (
    <Segments
      name="level"
      legend={say('game.towers.level')}
      value={choice.level}
      options={LEVELS.map((level) => ({ value: level, text: say(`game.towers.level.${level}`) }))}
      disabled={disabled}
      onChange={(level) => onChoice({ level })}
    />
  )
}

function faceOf(view: TowersView | null, row: number, tile: number): Face {
  const isPicked = view?.picks[row] === tile
  if (!view?.safe) return isPicked ? 'safe' : 'hidden'
  if (view.safe[row]?.includes(tile)) return 'safe'
  return isPicked ? 'hit' : 'trap'
}

function stateOf(view: TowersView | null, row: number): RowState {
  const { picks, safe } = view ?? { picks: [], safe: null }
  if (row > picks.length || (row === picks.length && safe)) return 'ahead'
  if (row === picks.length) return 'next'
  const isSafe = !safe || safe[row]?.includes(picks[row] ?? -1)
  return isSafe ? 'done' : 'lost'
}

/** Where the frog sits: in the middle of the shore, or on the pad it leapt to last, in pads from the left. */
const standOf = (picks: readonly number[], pads: number) =>
  ({ '--pads': pads, '--at': picks.at(-1) ?? (pads - 1) / 2, '--row': picks.length }) as CSSProperties

function Board(props: BoardProps<TowersChoice, TowersMove, TowersView>) {
  const { say, choice, view, round, won, open, onMove, pieces, tables } = props
  const { level } = choice
  // Once another level is chosen, the pond of the last round is gone.
  const shown = usePlayed(round, choice) === choice ? view : null
  const picks = shown?.picks ?? []
  const pads = Array.from({ length: PADS[level] }, (_, tile) => tile)
  const isOver = shown !== null && shown.safe !== null
  return (
    <div className="towers-board">
      <section className="pond" data-open={open} data-over={isOver} aria-label={say('game.towers.pond')}>
        <div className="pond-shore" />
        {ROWS.map((row) => (
          <TowersRow
            key={`${level} ${row}`}
            {...{ say, row, open, pieces, times: tables[level]?.[row] ?? '' }}
            state={stateOf(shown, row)}
            faces={pads.map((tile) => faceOf(shown, row, tile))}
            picked={picks[row]}
            hasFrog={row === picks.length - 1 && (!isOver || won === true)}
            onPick={(tile) => onMove({ tile })}
          />
        ))}
        <div className="frog" style={standOf(picks, pads.length)} aria-hidden="true">
          <span className="frog-leap" key={`${round} ${picks.length}`}>
            <img className="frog-figure" src={pieces.climber} alt="" data-fate={fateOf(isOver, won)} />
          </span>
        </div>
      </section>
      <p className="board-note">{noteOf(props, shown)}</p>
    </div>
  )
}

const fateOf = (isOver: boolean, won: boolean | undefined) => {
  if (!isOver) return undefined
  return won ? 'won' : 'sunk'
}

function noteOf({ say }: Pick<BoardProps<TowersChoice, TowersMove, TowersView>, 'say'>, view: TowersView | null) {
  if (!view || view.next === null) return say('game.towers.begin')
  const { multiple, next, picks } = view
  return picks.length === 0 ? say('game.towers.first', { next }) : say('game.mines.now', { now: multiple, next })
}

/** A frog, and nine rows of lily pads to leap across: the higher, the more it is worth. */
export const towers: Kind<TowersChoice, TowersMove, TowersView> = {
  wire: towersWire,
  first: () => ({ level: 'easy' }),
  pays: ({ level }, tables) => tables[level]?.[0] ?? null,
  showsMs: (_view, quick) => (quick ? 500 : 1300),
  Controls,
  Board,
}
