import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { kenoWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { isCalm } from './calm.ts'
import { type KenoChoice, KenoControls } from './keno-controls.tsx'
import { KenoNumber } from './keno-number.tsx'
import { KenoPays } from './keno-pays.tsx'
import { MOST_PICKS, NUMBERS, toggled } from './keno-picks.ts'
import { usePlayed } from './use-played.ts'

type KenoView = z.output<typeof kenoWire.view>

/** From one draw to the next. */
const BEAT_MS = 140
const QUICK_BEAT_MS = 32
/** What the last draw takes to be seen. */
const LAST_BEATS = 2

const beatMs = (quick: boolean) => (quick ? QUICK_BEAT_MS : BEAT_MS)

function Board(props: BoardProps<KenoChoice, never, KenoView>) {
  const { say, choice, view, round, won, onChoice, tables, pieces, quick } = props
  const { picks, risk } = choice
  // Once the choice is another one, what was drawn for the last no longer belongs to it.
  const shown = usePlayed(round, choice) === choice ? view : null
  const drawnAt = new Map(shown?.drawn.map((number, at) => [number, at]))
  const multiples = tables[`${picks.length} ${risk}`]
  const pressOf = (number: number) => {
    const next = toggled(picks, number)
    return onChoice && next.length !== picks.length ? () => onChoice({ ...choice, picks: next }) : undefined
  }
  return (
    <div className="keno-board" style={{ '--beat': `${beatMs(quick)}ms` } as CSSProperties}>
      <div className="keno-bulbs" aria-hidden="true" />
      <div className="keno-stall">
        {shown && won && <span className="keno-glow" key={round} aria-hidden="true" />}
        <div className="keno-awning" aria-hidden="true" />
        <fieldset className="keno-grid" aria-label={say('game.keno.numbers')} data-shown={shown !== null}>
          {NUMBERS.map((number) => (
            <KenoNumber
              key={number}
              {...{
                say,
                round,
                number,
                isPicked: picks.includes(number),
                drawnAt: drawnAt.get(number),
                star: pieces.hit,
              }}
              onPress={pressOf(number)}
            />
          ))}
        </fieldset>
      </div>
      {multiples ? (
        <KenoPays {...{ say, multiples, round }} hitsAt={shown?.hits.map((hit) => drawnAt.get(hit) ?? 0)} />
      ) : (
        <p className="board-note">{say('game.keno.begin')}</p>
      )}
    </div>
  )
}

/** Ten of forty numbers are drawn: what pays is how many of them were picked. */
export const keno: Kind<KenoChoice, never, KenoView> = {
  wire: kenoWire,
  first: () => ({ picks: [], risk: 'classic' }),
  ready: ({ picks }) => picks.length > 0 && picks.length <= MOST_PICKS,
  pays: () => null,
  showsMs: ({ drawn }, quick) => (isCalm() ? LAST_BEATS : drawn.length + LAST_BEATS) * beatMs(quick),
  Controls: KenoControls,
  Board,
}
