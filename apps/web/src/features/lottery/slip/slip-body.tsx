import { useLingui } from '@lingui/react'
import type { Issue, LotteryGame, Stop, WireLine } from '@sanuk/contracts/lottery'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Ticket } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSession } from '../../../session/session.ts'
import { Chase } from '../chase/chase.tsx'
import type { IssueTimes } from '../chase/chase-plan.ts'
import type { ChaseState } from '../chase/use-chase.ts'
import { limitsOfBet } from '../numbers/limits-of-bet.ts'
import { lineStandings } from '../numbers/line-faults.ts'
import type { NumberRates } from '../numbers/number-rates.ts'
import numberStyles from '../numbers/numbers.module.css'
import styles from './slip.module.css'
import { SlipLines, type SlipNeeds } from './slip-lines.tsx'
import { type StopChoice, stopOf } from './stop-choice.ts'
import type { SlipState } from './use-slip.ts'

type SlipBodyProps = SlipNeeds & {
  readonly game: LotteryGame
  readonly slip: SlipState
  /** The issue that takes bets. */
  readonly first: Issue | null
  readonly editing: number | null
  /** In which issues the bets are to be played. */
  readonly chase: ChaseState
  /** How numbers are sold in the issue that takes bets. */
  readonly rates: NumberRates
  /** When repeated bets end. */
  readonly stop: StopChoice
  readonly onStop: (stop: StopChoice) => void
  readonly onEdit: (line: WireLine, at: number) => void
  readonly onRemove: (at: number) => void
  /** Makes the lines such that their numbers are sold so. */
  readonly onAdjust: () => void
  readonly onPlace: (issues: readonly IssueTimes[], stop: Stop | undefined) => void
}

/** What is in the slip, in how many issues it is to be played, and the way to place it. */
export function SlipBody(props: SlipBodyProps) {
  const { game, slip, first, chase, rates, stop, onStop, onEdit, onRemove, onAdjust, onPlace, editing } = props
  const { plays, words } = props
  const { _ } = useLingui()
  const currency = useCurrency()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const issues = chase.plan.ok ? chase.plan.rows : []
  const sent = issues.length > 1 ? stopOf(stop) : undefined
  const total = formatMoney(chase.cost, currency)
  const { rates: sold, issueTimes } = limitsOfBet({ issues }, rates, first)
  const standings = lineStandings({ lines: slip.lines, issueTimes, plays }, sold)
  if (slip.lines.length === 0)
    return (
      <EmptyState icon={<Ticket />} title={_('lottery.slip.empty')}>
        {_('lottery.slip.empty.note')}
      </EmptyState>
    )
  return (
    <div className={styles.body}>
      <SlipLines
        lines={slip.lines}
        standings={standings}
        editing={editing}
        plays={plays}
        words={words}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      {standings.some(({ faults }) => faults.length > 0) && (
        <div className={numberStyles.adjust} role="status">
          <span>{_('lottery-betting.adjust.note')}</span>
          <Button look="outline" size="small" onClick={onAdjust}>
            {_('lottery-betting.adjust')}
          </Button>
        </div>
      )}
      <Chase game={game} chase={chase} stop={stop} onStop={onStop} />
      {first === null && <p className={styles.note}>{_('lottery.slip.waiting')}</p>}
      {isSignedIn ? (
        <Button
          size="large"
          wide
          disabled={issues.length === 0 || editing !== null || sent === null}
          onClick={() => sent !== null && onPlace(issues, sent)}
        >
          {_('lottery.place_bets', { amount: total })}
        </Button>
      ) : (
        <Button size="large" wide onClick={() => open('login')}>
          {_('lottery.sign_in', { amount: total })}
        </Button>
      )}
    </div>
  )
}
