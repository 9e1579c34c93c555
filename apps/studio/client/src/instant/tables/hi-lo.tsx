import { useRef, useState } from 'react'
import { hiLoWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { isCalm } from './calm.ts'
import { type Fate, fateOf, type Guess, type HiLoMove, type HiLoView, wayOf, waysOf } from './hi-lo-cards.ts'
import { HiLoPile } from './hi-lo-pile.tsx'
import { HiLoRow } from './hi-lo-row.tsx'
import { HiLoScale } from './hi-lo-scale.tsx'

type HiLoProps = BoardProps<null, HiLoMove, HiLoView>

const SIGNS = { up: '▲', down: '▼', even: '=' } as const

/** How long a card is turned, and looked at. */
const TURN_MS = 1100
const QUICK_TURN_MS = 450

function Board(props: HiLoProps) {
  const { say, view, round, won, quick } = props
  const [aimed, setAimed] = useState<Guess | null>(null)
  const fate = fateOf(view, won)
  const guesses = guessesOf(props)
  const rank = view?.cards.at(-1)?.rank
  const shown = `${round} ${view?.cards.length ?? 0}`
  // What lay there when the board came is not turned again.
  const first = useRef(shown)
  return (
    <div className="hilo-board" data-fate={fate} data-quick={quick}>
      <HiLoPile {...{ say, view, round, fate }} isStill={first.current === shown} />
      <HiLoScale {...{ rank, guesses }} aimed={aimed && guesses.includes(aimed) ? aimed : null} />
      <p className="hilo-note" key={shown + fate} data-fate={fate}>
        {noteOf(props, fate)}
      </p>
      <HiLoDeeds {...props} guesses={guesses} onAim={setAimed} />
      {view ? <HiLoRow {...{ say, view }} isWrong={fate === 'wrong'} /> : <div className="hilo-row" />}
    </div>
  )
}

/** From the lowest to the highest, as the scale has them. */
const guessesOf = ({ view }: HiLoProps): readonly Guess[] => GUESSES.filter((guess) => view?.next[guess] !== undefined)

const GUESSES: readonly Guess[] = ['lower-or-same', 'lower', 'same', 'higher', 'higher-or-same']

/** Shown while there is nothing to guess from. */
const BLANKS = ['lower', 'higher'] as const

function noteOf({ say, view }: HiLoProps, fate: Fate): string {
  if (!view || fate === 'wrong' || fate === 'cashed') return say('game.hi_lo.begin')
  return Number(view.multiple) > 0 ? say('game.hi_lo.now', { now: view.multiple }) : say('game.hi_lo.first')
}

type DeedsProps = HiLoProps & { readonly guesses: readonly Guess[]; readonly onAim: (guess: Guess | null) => void }

/** What may be done with the open card. */
function HiLoDeeds({ say, view, open, guesses, onMove, onAim }: DeedsProps) {
  const rank = view?.cards.at(-1)?.rank
  if (rank === undefined || (guesses.length === 0 && !open))
    return (
      <div className="hilo-deeds">
        {BLANKS.map((guess) => (
          <button key={guess} type="button" className="hilo-guess hilo-blank" data-way={wayOf(guess)} disabled>
            <span className="hilo-sign" aria-hidden="true">
              {SIGNS[wayOf(guess)]}
            </span>
            <span className="hilo-word">{say(`game.hi_lo.${guess}`)}</span>
          </button>
        ))}
      </div>
    )
  return (
    <div className="hilo-deeds">
      {guesses.map((guess) => (
        <button
          key={guess}
          type="button"
          className="hilo-guess"
          data-way={wayOf(guess)}
          disabled={!open}
          onClick={() => onMove(guess)}
          onPointerEnter={() => onAim(guess)}
          onPointerLeave={() => onAim(null)}
          onFocus={() => onAim(guess)}
          onBlur={() => onAim(null)}
        >
          <span className="hilo-sign" aria-hidden="true">
            {SIGNS[wayOf(guess)]}
          </span>
          <span className="hilo-word">{say(`game.hi_lo.${guess}`)}</span>
          <strong>×{view?.next[guess]}</strong>
          <small>{say('game.hi_lo.chance', { ways: waysOf(guess, rank) })}</small>
        </button>
      ))}
      <button
        type="button"
        className="hilo-skip"
        disabled={!open || view?.skipsLeft === 0}
        onClick={() => onMove('skip')}
      >
        {view?.skipsLeft === 0 ? say('game.hi_lo.skip.none') : say('game.hi_lo.skip', { count: view?.skipsLeft ?? 0 })}
      </button>
    </div>
  )
}

/** A card lies open, and the next is guessed, as long as the guesses are right. */
export const hiLo: Kind<null, HiLoMove, HiLoView> = {
  wire: hiLoWire,
  first: () => null,
  pays: () => null,
  showsMs: (_view, quick) => (quick || isCalm() ? QUICK_TURN_MS : TURN_MS),
  Controls: () => null,
  Board,
}
