import type { CSSProperties } from 'react'
import { redDogWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import type { BoardProps, Kind } from '../kind.ts'
import { cardName } from './card-name.ts'
import { Deeds } from './deeds.tsx'
import { paceOf, timesOf } from './pace.ts'
import { RedDogPays } from './red-dog-pays.tsx'
import { RedDogRope } from './red-dog-rope.tsx'
import {
  isRising,
  postsOf,
  type RedDogMove,
  type RedDogView,
  rankOf,
  STEP,
  stageOf,
  stepsOf,
  type Verdict,
  verdictOf,
} from './red-dog-run.ts'
import { shortMultiple } from './short-multiple.ts'
import { TableCard } from './table-card.tsx'
import { useMoved } from './use-moved.ts'
import { useSteps } from './use-steps.ts'

type RedDogProps = BoardProps<null, RedDogMove, RedDogView>

/** What was won is seen to light up before the outcome is told. */
const LIGHT_MS = 300

/** How far a round is seen. */
function useSeen({ view, round, won, quick }: RedDogProps) {
  const { pauses, before } = stepsOf(view)
  const steps = useSteps(`${round} ${stageOf(view)}`, timesOf(pauses, quick))
  const made = before + steps.made
  const isTold = made >= STEP.told
  const verdict = view && won !== undefined && steps.isOver ? verdictOf(view) : undefined
  return { made, verdict, told: isTold ? view : null, isOver: steps.isOver, pace: steps.isLive ? paceOf(quick) : 0 }
}

function Board(props: RedDogProps) {
  const { say, view, round, won, tables, stakes } = props
  const { moved, go } = useMoved(round, props.onMove)
  const { made, verdict, told, isOver, pace } = useSeen(props)
  const third = made >= STEP.thirdTurned ? view?.cards[2] : undefined
  const isRaised = won !== undefined && (stakes === undefined ? moved === 'raise' : stakes > 1)
  const fate = verdict && FATES[verdict]
  return (
    <div className="dog-board" style={{ '--pace': pace } as CSSProperties}>
      <div className="dog-yard" data-verdict={verdict} data-told={told !== null}>
        <RedDogRope {...{ say, view: told }} third={third === undefined ? undefined : rankOf(third)} />
        <div className="dog-gate">
          <Post {...{ say, view, round, made }} at={0} />
          <Between {...{ say, view, round, made }} />
          <Post {...{ say, view, round, made }} at={1} />
        </div>
        <div className="dog-stake" aria-hidden="true">
          {view && <i className="bet-chip" data-fate={fate} />}
          {isRaised && <i className="bet-chip" data-fate={fate} />}
        </div>
        <p className="dog-word" aria-live="polite">
          {wordOf(props, told, verdict)}
        </p>
        <div className="dog-foot">
          <RedDogDeeds {...props} open={props.open && isOver} onMove={go} />
        </div>
      </div>
      <RedDogPays {...{ say, tables, spread: told?.spread }} />
    </div>
  )
}

function RedDogDeeds({ say, options, open, onMove, stakesOf }: RedDogProps) {
  if (options.length === 0) return null
  const raise = say('game.red_dog.raise', { stake: stakesOf?.(1) ?? '' })
  return (
    <Deeds
      open={open}
      deeds={[
        { letter: 'R', text: raise, isStake: true, onDo: () => onMove('raise') },
        { letter: 'C', text: say('game.red_dog.call'), isStake: false, onDo: () => onMove('call') },
      ]}
    />
  )
}

const FATES = {
  won: 'won',
  third: 'won',
  outside: 'lost',
  edge: 'lost',
  'no-third': 'back',
  neighbours: 'back',
} as const satisfies Readonly<Record<Verdict, string>>

type PlaceProps = Pick<RedDogProps, 'say' | 'view' | 'round'> & { readonly made: number }

/** One of the two cards on the sides. */
function Post({ say, view, round, at, made }: PlaceProps & { readonly at: 0 | 1 }) {
  const card = view && postsOf(view)[at]
  const isFirst = view !== null && (at === 0) === isRising(view)
  const [laid, turned] = isFirst ? [STEP.laid, STEP.turned] : [STEP.secondLaid, STEP.secondTurned]
  return (
    <span className="dog-place" data-at={at === 0 ? 'low' : 'high'}>
      {card !== null && made >= laid && (
        <span className="dog-flight" key={round}>
          <TableCard {...{ say, card, isTurned: made >= turned }} />
        </span>
      )}
    </span>
  )
}

/** The third card, and until it falls how many ranks there are for it. */
function Between({ say, view, round, made }: PlaceProps) {
  const third = view?.cards[2]
  const spread = made >= STEP.told && third === undefined ? view?.spread : undefined
  return (
    <span className="dog-place" data-at="between">
      {third !== undefined && made >= STEP.thirdLaid && (
        <span className="dog-flight" key={round}>
          <TableCard {...{ say, card: third, isTurned: made >= STEP.thirdTurned }} />
        </span>
      )}
      {spread != null && (
        <b className="dog-spread" aria-hidden="true">
          {spread}
        </b>
      )}
    </span>
  )
}

function wordOf({ say, view, tables }: RedDogProps, told: RedDogView | null, verdict: Verdict | undefined): string {
  if (!view) return say('game.red_dog.begin')
  if (!told) return say('game.red_dog.dealing')
  if (verdict)
    return say(`game.red_dog.verdict.${verdict}`, { card: cardText(say, told), times: timesFor(told, tables) })
  if (told.spread === null) return say('game.red_dog.pair', { times: timesFor(told, tables) })
  return say('game.red_dog.spread', { count: told.spread, times: timesFor(told, tables) })
}

const cardText = (say: Say, { cards }: RedDogView) => (cards[2] === undefined ? '' : cardName(say, cards[2]))

/** What the third card pays where it wins. */
function timesFor({ spread }: RedDogView, tables: RedDogProps['tables']): string {
  const pays = spread === null ? tables['three-of-a-rank']?.[0] : tables.spread?.[spread - 1]
  return shortMultiple(pays ?? '0')
}

/** Two cards, and a third that is to fall between them. */
export const redDog: Kind<null, RedDogMove, RedDogView> = {
  wire: redDogWire,
  first: () => null,
  pays: () => null,
  raises: (move) => (move === 'raise' ? 1 : 0),
  showsMs: (view, quick) => (timesOf(stepsOf(view).pauses, quick).at(-1) ?? 0) + LIGHT_MS,
  Controls: () => null,
  Board,
}
