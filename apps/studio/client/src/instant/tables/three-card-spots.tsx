import type { Say } from '../../words.ts'
import type { Fate } from './bet-spots.tsx'
import type { ThreeCardBet, Verdict } from './three-card-hands.ts'

type ThreeCardSpotsProps = {
  readonly say: Say
  readonly chosen: ThreeCardBet
  /** Undefined until it is told. */
  readonly verdict: Verdict | undefined
  /** Whether as much again was staked on playing. */
  readonly isPlayed: boolean
  /** In antes; null where there is none, or it is not told yet. */
  readonly bonus: string | null
  /** Not given while the chip may not be moved. */
  readonly onBet: ((bet: ThreeCardBet) => void) | undefined
}

const BETS = ['pair-plus', 'ante'] as const

/** What becomes of the chips: the first one, and the one on playing. */
const FATES: Readonly<Record<Verdict, readonly [first: Fate, play: Fate]>> = {
  folded: ['lost', 'lost'],
  'no-queen': ['won', 'back'],
  won: ['won', 'won'],
  tie: ['back', 'back'],
  lost: ['lost', 'lost'],
  paid: ['won', 'back'],
  nothing: ['lost', 'back'],
}

/** Where the chips lie: on pair plus, or on the ante and beside it. */
export function ThreeCardSpots({ say, chosen, verdict, isPlayed, bonus, onBet }: ThreeCardSpotsProps) {
  const [first, play] = verdict ? FATES[verdict] : []
  return (
    <fieldset className="three-spots" aria-label={say('game.three_card.bets')}>
      {BETS.map((bet) => (
        <button
          key={bet}
          type="button"
          className="three-spot"
          data-bet={bet}
          data-met={bet === chosen && first === 'won'}
          aria-pressed={bet === chosen}
          aria-disabled={onBet === undefined}
          onClick={() => bet !== chosen && onBet?.(bet)}
        >
          <span>{say(`game.three_card.bet.${bet}`)}</span>
          {bet === chosen && <i className="bet-chip" data-fate={first} aria-hidden="true" />}
        </button>
      ))}
      <span className="three-spot" data-bet="play" data-met={isPlayed && play === 'won'}>
        <span>{say('game.three_card.bet.play')}</span>
        {isPlayed && <i className="bet-chip" data-fate={play} aria-hidden="true" />}
      </span>
      {bonus !== null && <b className="three-bonus">{say('game.three_card.bonus', { times: bonus })}</b>}
    </fieldset>
  )
}
