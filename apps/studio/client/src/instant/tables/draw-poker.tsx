import * as z from 'zod/mini'
import { drawPokerWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { PokerCard } from './poker-card.tsx'
import { PokerPays, type PokerView } from './poker-pays.tsx'
import { PLACES, useHold } from './use-hold.ts'

/** Which table it is only the server needs to know. */
const { move, view } = drawPokerWire('')
const wire = { choice: z.null(), move, view }
type PokerMove = z.output<typeof wire.move>
type PokerProps = BoardProps<null, PokerMove, PokerView>

/** A round begins with nothing held. */
function Board(props: PokerProps) {
  return <Table key={props.round} {...props} />
}

function Table({ say, view, won, open, onMove, tables }: PokerProps) {
  const { hold, toggle } = useHold(open)
  const held = view?.held ?? hold
  const isOver = view !== null && view.held !== null
  const hasWild = 'four-deuces' in tables
  return (
    <div className="poker-board" data-won={won}>
      <PokerPays {...{ say, tables, isOver }} reached={view?.hand ?? null} />
      <fieldset className="poker-cards" aria-label={say('game.poker.cards')}>
        {PLACES.map((place) => (
          <PokerCard
            key={place}
            {...{ say, open, card: view?.cards[place] }}
            turn={isOver ? PLACES.filter((each) => each < place && !held.includes(each)).length : place}
            isHeld={held.includes(place)}
            isWild={hasWild && view?.cards[place]?.startsWith('2') === true}
            onPress={() => toggle(place)}
          />
        ))}
      </fieldset>
      <div className="poker-foot">
        <p className="poker-hand" key={String(isOver)} data-over={isOver} data-paying={view?.hand != null}>
          {handName(say, view)}
        </p>
        {view === null || isOver ? (
          <p className="board-note">{say('game.poker.begin')}</p>
        ) : (
          <button type="button" className="poker-draw" disabled={!open} onClick={() => onMove({ hold: [...hold] })}>
            {say('game.poker.draw', { count: PLACES.length - hold.length })}
          </button>
        )}
      </div>
    </div>
  )
}

function handName(say: PokerProps['say'], view: PokerView | null): string {
  if (!view) return ''
  if (view.hand) return say(`game.poker.hand.${view.hand}`)
  return say(view.held ? 'game.poker.hand.nothing' : 'game.poker.choose')
}

/** Five cards, of which any are held and the others drawn anew, once. */
export const drawPoker: Kind<null, PokerMove, PokerView> = {
  wire,
  first: () => null,
  pays: () => null,
  showsMs: (_view, quick) => (quick ? 500 : 1300),
  Controls: () => null,
  Board,
}
