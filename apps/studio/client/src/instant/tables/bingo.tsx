import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { bingoWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind, PayTables } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { BingoCage, columnOf } from './bingo-cage.tsx'
import { BingoCard } from './bingo-card.tsx'
import { type BingoView, marked } from './bingo-lines.ts'
import { BingoPays } from './bingo-pays.tsx'
import { useCalls } from './use-calls.ts'
import { usePlayed } from './use-played.ts'

type BingoChoice = z.output<typeof bingoWire.choice>
type BingoProps = BoardProps<BingoChoice, never, BingoView>

const BALLS = Array.from({ length: 75 }, (_, at) => at + 1)

/** How many balls may be called in the hall: what it has pays for. */
const callsIn = (tables: PayTables): readonly number[] => Object.keys(tables).map(Number)

function Controls({ say, choice, onChoice, tables, disabled }: ChoiceProps<BingoChoice>) {
  return (
    <Segments
      name="calls"
      legend={say('game.bingo.calls')}
      value={choice.calls}
      options={callsIn(tables).map((calls) => ({ value: calls, text: String(calls) }))}
      disabled={disabled}
      onChange={(calls) => onChoice({ calls })}
    />
  )
}

function Board(props: BingoProps) {
  const { say, choice, view, round, tables } = props
  // Once another number of balls is chosen, the card of the last round is gone.
  const shown = usePlayed(round, choice) === choice ? view : null
  const { called, isOver, skip } = useCalls({ ...props, view: shown })
  const mark = marked(shown?.card ?? [], called)
  const isCalling = shown !== null && !isOver
  return (
    <div className="bingo-board">
      <div className="bingo-hall">
        <BingoCard
          {...{ say, round, mark, isOver }}
          card={shown?.card}
          won={isOver ? (shown?.pattern ?? null) : null}
        />
        <div className="bingo-side">
          <BingoCage {...{ say, called, isCalling }} />
          <BingoPays
            {...{ say, isOver }}
            calls={choice.calls}
            multiples={tables[choice.calls] ?? []}
            reached={shown ? mark.pattern : null}
          />
          <div className="bingo-foot">
            <p className="board-note" data-won={isOver && mark.pattern !== null}>
              {noteOf(props, { isShown: shown !== null, isOver, at: called.length })}
            </p>
            {isCalling && (
              <button type="button" className="bingo-skip" onClick={skip}>
                {say('game.bingo.skip')}
              </button>
            )}
          </div>
        </div>
        <div className="bingo-balls" aria-hidden="true">
          {BALLS.map((ball) => (
            <span key={ball} data-called={called.includes(ball)} style={{ '--ball': columnOf(ball) } as CSSProperties}>
              {ball}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

type Stand = { readonly isShown: boolean; readonly isOver: boolean; readonly at: number }

function noteOf({ say, view }: BingoProps, { isShown, isOver, at }: Stand): string {
  if (!view || !isShown) return say('game.bingo.begin')
  if (!isOver) return say('game.bingo.calling', { at, count: view.calls.length })
  if (!view.pattern) return say('game.bingo.lost')
  const pattern = say(`game.bingo.pattern.${view.pattern}`)
  return say('game.bingo.won', { pattern, times: Number(view.multiple) })
}

/** A card of twenty-five fields, and as many of 75 balls as were chosen: the best pattern on it pays. */
export const bingo: Kind<BingoChoice, never, BingoView> = {
  wire: bingoWire,
  first: (tables) => ({ calls: callsIn(tables)[1] ?? 0 }),
  pays: () => null,
  showsMs: () => null,
  Controls,
  Board,
}
