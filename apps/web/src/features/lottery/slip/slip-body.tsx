import { useLingui } from '@lingui/react'
import type { Issue, LotteryGame, Stop, WireLine } from '@sanuk/contracts/lottery'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Ticket } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSession } from '../../../session/session.ts'
import { Chase } from './chase.tsx'
import { useComingIssues } from './coming-issues.ts'
import styles from './slip.module.css'
import { costOf } from './slip.ts'
import { type LineNeeds, SlipLines } from './slip-lines.tsx'
import { type StopChoice, stopOf } from './stop-choice.ts'
import type { SlipState } from './use-slip.ts'

type SlipBodyProps = LineNeeds & {
  readonly game: LotteryGame
  readonly slip: SlipState
  /** The issue that takes bets. */
  readonly first: Issue | null
  readonly editing: number | null
  /** In how many issues the bets are to be repeated. */
  readonly repeats: number
  readonly onRepeats: (issues: number) => void
  /** When repeated bets end. */
  readonly stop: StopChoice
  readonly onStop: (stop: StopChoice) => void
  readonly onEdit: (line: WireLine, at: number) => void
  readonly onRemove: (at: number) => void
  readonly onPlace: (issues: readonly Issue[], stop: Stop | undefined) => void
}

/** What is in the slip, in how many issues it is to be played, and the way to place it. */
export function SlipBody(props: SlipBodyProps) {
  const { game, slip, first, repeats, onRepeats, stop, onStop, onEdit, onRemove, onPlace, editing, plays, words } =
    props
  const { _ } = useLingui()
  const currency = useCurrency()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  const coming = useComingIssues(game, first, repeats > 1)
  const issues = coming.slice(0, repeats)
  const sent = issues.length > 1 ? stopOf(stop) : undefined
  const total = formatMoney(costOf(slip.lines, plays, Math.max(1, issues.length)), currency)
  if (slip.lines.length === 0)
    return (
      <EmptyState icon={<Ticket />} title={_('lottery.slip.empty')}>
        {_('lottery.slip.empty.note')}
      </EmptyState>
    )
  return (
    <div className={styles.body}>
      <SlipLines lines={slip.lines} editing={editing} plays={plays} words={words} onEdit={onEdit} onRemove={onRemove} />
      <Chase game={game} repeats={repeats} issues={issues} onRepeats={onRepeats} stop={stop} onStop={onStop} />
      {first === null && <p className={styles.note}>{_('lottery.slip.waiting')}</p>}
      {isSignedIn ? (
        <Button
          size="large"
          wide
          disabled={first === null || editing !== null || sent === null}
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
