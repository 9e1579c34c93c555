import { type CSSProperties, useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { blackjackWire } from '#instant-wire'
import type { BoardProps, Kind } from '../kind.ts'
import { adviceFor } from './blackjack-advice.ts'
import { BlackjackDeeds, costOf } from './blackjack-deeds.tsx'
import { type BlackjackMove, type BlackjackView, type Frame, restOf, stepsOf } from './blackjack-frames.ts'
import { BlackjackFan, BlackjackHand, Total } from './blackjack-hand.tsx'
import { BlackjackShore } from './blackjack-shore.tsx'
import { totalText } from './blackjack-total.ts'
import { wordOf } from './blackjack-words.ts'
import { paceOf, timesOf } from './pace.ts'
import { useSteps } from './use-steps.ts'

/** Which table it is only the server needs to know. */
const { move, view } = blackjackWire('')
const wire = { choice: z.null(), move, view }

type BlackjackProps = BoardProps<null, BlackjackMove, BlackjackView>

/** What was told of the round before what is told now; null where that is all there is. */
function useBefore(round: string, view: BlackjackView | null): BlackjackView | null {
  const kept = useRef({ round, view, before: null as BlackjackView | null })
  const last = kept.current
  if (last.view !== view) kept.current = { round, view, before: last.round === round ? last.view : null }
  return kept.current.before
}

/** How far a round is seen. Once a round that is over is, the board says so. */
function useSeen({ view, round, won, quick, onSeen }: BlackjackProps) {
  const before = useBefore(round, view)
  const steps = stepsOf(before, view)
  const pauses = steps.map(({ pause }) => pause)
  const { made, isOver, isLive } = useSteps(`${round} ${JSON.stringify(view)}`, timesOf(pauses, quick))
  const isSeen = isOver && won !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round is seen once.
  useEffect(() => {
    if (isSeen) onSeen()
  }, [round, isSeen])
  const frame = isOver ? restOf(view) : (steps[made - 1]?.frame ?? restOf(before))
  return { frame, isOver, pace: isLive ? paceOf(quick) : 0 }
}

function Board(props: BlackjackProps) {
  const { say, view, won, options, tables } = props
  const { frame, isOver, pace } = useSeen(props)
  const [isHinting, setHinting] = useState(false)
  const best = isHinting && view && isOver ? adviceFor(view, options) : null
  const pays = tables.blackjack?.[0] ?? ''
  return (
    <div className="jack-board" style={{ '--pace': pace } as CSSProperties}>
      <div className="jack-cloth" data-won={frame.isTold && won}>
        <BlackjackShore />
        <Dealer {...{ say, frame }} />
        <Arch first={say('game.blackjack.arch.pays')} second={say('game.blackjack.arch.dealer')} />
        <Hands {...props} frame={frame} isOver={isOver} />
        <div className="jack-foot">
          <p className="jack-word" aria-live="polite">
            {view ? wordOf({ say, view, frame, isSeen: isOver, pays, best }) : say('game.blackjack.begin')}
          </p>
          <BlackjackDeeds {...props} open={props.open && isOver} best={best} />
        </div>
        <label className="jack-hint">
          <input type="checkbox" checked={isHinting} onChange={({ target }) => setHinting(target.checked)} />
          <span>{say('game.blackjack.hint')}</span>
        </label>
      </div>
    </div>
  )
}

type SeenProps = Pick<BlackjackProps, 'say'> & { readonly frame: Frame }

function Dealer({ say, frame: { dealer } }: SeenProps) {
  const open = dealer.filter((card) => card !== null)
  return (
    <section className="jack-dealer" aria-label={say('game.blackjack.dealer')}>
      <p className="jack-line">
        <span>{say('game.blackjack.dealer')}</span>
        <Total text={open.length > 0 ? totalText(say, open) : null} />
      </p>
      <BlackjackFan {...{ say, cards: dealer }} />
      <span className="jack-shoe" aria-hidden="true" />
    </section>
  )
}

function Hands({ say, view, frame, isOver, stakesOf }: BlackjackProps & SeenProps & { readonly isOver: boolean }) {
  const isSplit = frame.hands.length > 1
  return (
    <div className="jack-hands" data-count={frame.hands.length}>
      {frame.hands.map((cards, at) => {
        const hand = view?.hands[at]
        return (
          <BlackjackHand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is known by its place.
            key={at}
            name={isSplit ? say('game.blackjack.hand', { number: at + 1 }) : say('game.blackjack.player')}
            {...{ say, cards, staked: hand?.staked ?? 1, money: stakesOf?.(hand?.staked ?? 1) }}
            result={frame.isTold ? (hand?.result ?? undefined) : undefined}
            isActive={isSplit && isOver && view?.active === at}
          />
        )
      })}
    </div>
  )
}

/** As it is printed on such cloths. */
function Arch({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <svg className="jack-arch" viewBox="0 0 640 104" role="img" aria-label={`${first}. ${second}`}>
      <path id="jack-arch-first" d="M20 26 Q320 84 620 26" fill="none" />
      <path id="jack-arch-second" d="M50 62 Q320 112 590 62" fill="none" />
      <text className="jack-arch-first" textAnchor="middle">
        <textPath href="#jack-arch-first" startOffset="50%">
          {first}
        </textPath>
      </text>
      <text className="jack-arch-second" textAnchor="middle">
        <textPath href="#jack-arch-second" startOffset="50%">
          {second}
        </textPath>
      </text>
    </svg>
  )
}

/** Twenty-one against a dealer who has no choice: a hand may be doubled, and a pair made into two. */
export const blackjack: Kind<null, BlackjackMove, BlackjackView> = {
  wire,
  first: () => null,
  pays: () => null,
  raises: costOf,
  showsMs: () => null,
  Controls: () => null,
  Board,
}
