import type { CSSProperties } from 'react'
import { threeCardWire } from '#instant-wire'
import type { BoardProps, Kind, PayTables } from '../kind.ts'
import { Deeds } from './deeds.tsx'
import { paceOf, timesOf } from './pace.ts'
import { shortMultiple } from './short-multiple.ts'
import {
  handName,
  placeOf,
  type ThreeCardChoice,
  type ThreeCardMove,
  type ThreeCardView,
  type Verdict,
  verdictOf,
} from './three-card-hands.ts'
import { ThreeCardPays } from './three-card-pays.tsx'
import { ThreeCardSide } from './three-card-side.tsx'
import { ThreeCardSpots } from './three-card-spots.tsx'
import { useMoved } from './use-moved.ts'
import { usePlayed } from './use-played.ts'
import { useSteps } from './use-steps.ts'

type ThreeCardProps = BoardProps<ThreeCardChoice, ThreeCardMove, ThreeCardView>

const CARDS = 3

/** The player's cards are laid, turned, and called by their name; then what they win alone is told. */
const DEAL = [120, 190, 190, 420, 260, 260, 320] as const
const PAIR_PLUS = [...DEAL, 380] as const
const NAMED = DEAL.length

/** The dealer's cards are turned, the last after a while; then it is told who won. */
const REVEAL = [380, 340, 620, 480] as const

/** What was won is seen to light up before the outcome is told. */
const LIGHT_MS = 250

/** By what the server has told: the player's cards, the dealer's as well, or all that a bet without a dealer has. */
function pausesOf(view: ThreeCardView | null, isOver: boolean): readonly number[] {
  if (view?.dealer) return REVEAL
  return isOver ? PAIR_PLUS : DEAL
}

/** How far a round is seen. */
type Seen = {
  readonly laid: number
  readonly turned: number
  readonly isNamed: boolean
  readonly dealerTurned: number
  /** Undefined until it is told. */
  readonly verdict: Verdict | undefined
}

const NOTHING: Seen = { laid: 0, turned: 0, isNamed: false, dealerTurned: 0, verdict: undefined }
const ALL = { laid: CARDS, turned: CARDS, isNamed: true }

function useSeen({ view, round, won, quick }: ThreeCardProps, isFolded: boolean) {
  const isDecided = won !== undefined
  const times = timesOf(pausesOf(view, isDecided), quick)
  const { made, isOver, isLive } = useSteps(`${round} ${view?.dealer ? 'end' : 'deal'}`, times)
  const pace = isLive ? paceOf(quick) : 0
  if (!view) return { seen: NOTHING, pace }
  const verdict = isDecided && isOver ? verdictOf(view, isFolded) : undefined
  if (view.dealer) return { seen: { ...ALL, dealerTurned: Math.min(CARDS, made), verdict }, pace }
  const [laid, turned] = [Math.min(CARDS, made), Math.min(CARDS, Math.max(0, made - CARDS))]
  return { seen: { laid, turned, isNamed: made >= NAMED, dealerTurned: 0, verdict }, pace }
}

function Board(props: ThreeCardProps) {
  const { say, choice, round, won, onChoice, tables, stakes } = props
  const { moved, go } = useMoved(round, props.onMove)
  // Who bets anew has had the cards taken away.
  const view = usePlayed(round, choice) === choice ? props.view : null
  const isFolded = stakes === undefined ? moved === 'fold' : stakes === 1
  const { seen, pace } = useSeen({ ...props, view }, isFolded)
  const { verdict, isNamed } = seen
  return (
    <div className="three-board" style={{ '--pace': pace } as CSSProperties}>
      <div className="three-cloth" data-won={verdict && won}>
        <Dealer {...{ say, round, view, seen, bet: choice.bet }} />
        <Arch text={say('game.three_card.qualifies')} />
        <ThreeCardSpots
          {...{ say, verdict, bonus: bonusOf(tables, view, verdict), chosen: choice.bet }}
          isPlayed={view?.dealer != null && !isFolded}
          onBet={onChoice && ((bet) => onChoice({ bet }))}
        />
        <Player {...{ say, round, view, seen }} />
        <div className="three-foot">
          <p className="three-word" aria-live="polite">
            {wordOf(props, view, seen)}
          </p>
          <ThreeCardDeeds {...props} open={props.open && isNamed} onMove={go} />
        </div>
      </div>
      <ThreeCardPays {...{ say, tables, chosen: choice.bet, reached: view && isNamed ? view.hand : null }} />
    </div>
  )
}

function ThreeCardDeeds({ say, options, open, onMove, stakesOf }: ThreeCardProps) {
  if (options.length === 0) return null
  const play = say('game.three_card.play', { stake: stakesOf?.(1) ?? '' })
  return (
    <Deeds
      open={open}
      deeds={[
        { letter: 'P', text: play, isStake: true, onDo: () => onMove('play') },
        { letter: 'F', text: say('game.three_card.fold'), isStake: false, onDo: () => onMove('fold') },
      ]}
    />
  )
}

type SeatProps = Pick<ThreeCardProps, 'say' | 'round' | 'view'> & { readonly seen: Seen }

/** Nothing of the dealer's cards is known before they are turned. */
function Dealer({ say, round, view, seen, bet }: SeatProps & { readonly bet: ThreeCardChoice['bet'] }) {
  const { laid, dealerTurned: turned, verdict } = seen
  const dealer = view?.dealer
  return (
    <ThreeCardSide
      {...{ say, round, turned, side: 'dealer', state: verdict && STATES[verdict][1] }}
      cards={bet === 'ante' ? PLACES.slice(0, laid).map((at) => dealer?.cards[at]) : []}
      hand={dealer && turned === CARDS ? handName(say, dealer) : null}
    />
  )
}

function Player({ say, round, view, seen: { laid, turned, isNamed, verdict } }: SeatProps) {
  return (
    <ThreeCardSide
      {...{ say, round, turned, side: 'player', state: verdict && STATES[verdict][0] }}
      cards={view?.cards.slice(0, laid) ?? []}
      hand={view && isNamed ? handName(say, view) : null}
    />
  )
}

const PLACES = [0, 1, 2] as const

/** As it is printed on such cloths. */
function Arch({ text }: { readonly text: string }) {
  return (
    <svg className="three-arch" viewBox="0 0 600 74" aria-hidden="true">
      <path className="three-arch-line" d="M14 8 Q300 62 586 8" />
      <path className="three-arch-line" d="M26 36 Q300 94 574 36" />
      <path id="three-arch-path" d="M30 30 Q300 84 570 30" fill="none" />
      <text textAnchor="middle">
        <textPath href="#three-arch-path" startOffset="50%">
          {text}
        </textPath>
      </text>
    </svg>
  )
}

/** What a hand wins on the ante whatever the dealer has, once it is told; null where it is nothing. */
function bonusOf(tables: PayTables, view: ThreeCardView | null, verdict: Verdict | undefined): string | null {
  if (!view?.dealer || !verdict || verdict === 'folded') return null
  const bonus = paysOf(tables, 'ante-bonus', view.hand)
  return Number(bonus) > 0 ? bonus : null
}

const paysOf = (tables: PayTables, name: string, hand: ThreeCardView['hand']) =>
  shortMultiple(tables[name]?.[placeOf(hand)] ?? '0')

type State = 'won' | 'lost' | undefined

const STATES: Readonly<Record<Verdict, readonly [player: State, dealer: State]>> = {
  folded: ['lost', undefined],
  'no-queen': ['won', 'lost'],
  won: ['won', 'lost'],
  tie: [undefined, undefined],
  lost: ['lost', 'won'],
  paid: ['won', undefined],
  nothing: ['lost', undefined],
}

function wordOf({ say, tables }: ThreeCardProps, view: ThreeCardView | null, { verdict, isNamed }: Seen): string {
  if (!view) return say('game.three_card.begin')
  if (verdict === 'paid') return say('game.three_card.paid', { times: paysOf(tables, 'pair-plus', view.hand) })
  if (verdict) return say(`game.three_card.verdict.${verdict}`)
  if (view.dealer) return say('game.three_card.reveal')
  return say(isNamed ? 'game.three_card.choose' : 'game.three_card.dealing')
}

/** Three cards, on their own or against the dealer's three. */
export const threeCard: Kind<ThreeCardChoice, ThreeCardMove, ThreeCardView> = {
  wire: threeCardWire,
  first: () => ({ bet: 'ante' }),
  pays: () => null,
  raises: (move) => (move === 'play' ? 1 : 0),
  showsMs: (view, quick) => (timesOf(pausesOf(view, true), quick).at(-1) ?? 0) + LIGHT_MS,
  Controls: () => null,
  Board,
}
