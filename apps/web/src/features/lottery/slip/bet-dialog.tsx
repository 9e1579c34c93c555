import { useLingui } from '@lingui/react'
import type { Issue, LotteryGame, Stop, Ticket } from '@sanuk/contracts/lottery'
import { type Amount, times, writeAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { RefusedError } from '@sanuk/wire/faults'
import { useCurrency } from '../../../brand/use-currency.ts'
import { type IssueTimes, isBefore, movedOn } from '../chase/chase-plan.ts'
import { limitsOfBet } from '../numbers/limits-of-bet.ts'
import { lineStandings } from '../numbers/line-faults.ts'
import { type NumberRates, type ToldNumbers, toldAnew } from '../numbers/number-rates.ts'
import { BetFault } from './bet-fault.tsx'
import { BetSummary } from './bet-summary.tsx'
import styles from './slip.module.css'
import { costOf, type Slip } from './slip.ts'
import type { SlipNeeds } from './slip-lines.tsx'
import { usePlaceBet } from './use-place-bet.ts'

/** Bets that are about to be placed. */
export type Bet = {
  readonly lines: Slip
  readonly issues: readonly IssueTimes[]
  /** When bets on several issues end before the last of them. */
  readonly stop?: Stop | undefined
  /** What refusals told of their numbers. */
  readonly told: ToldNumbers
}

type BetDialogProps = SlipNeeds & {
  readonly game: LotteryGame
  readonly bet: Bet
  /** The issue that takes bets now. */
  readonly first: Issue | null
  readonly rates: NumberRates
  readonly open: boolean
  readonly onBet: (change: Partial<Bet>) => void
  /** Makes the bets such that their numbers are sold so. */
  readonly onAdjust: () => void
  readonly onClose: () => void
  readonly onPlaced: (tickets: readonly Ticket[]) => void
}

/** Names the game, the issues, the lines and the whole stake before anything is staked. */
export function BetDialog(props: BetDialogProps) {
  const { game, bet, first, rates, open, onBet, onAdjust, onClose, onPlaced, plays, words } = props
  const { _ } = useLingui()
  const currency = useCurrency()
  const place = usePlaceBet({ onPlaced, onNumbers: (told) => onBet({ told: toldAnew(bet.told, told) }) })
  const { lines, issues } = bet
  const stake = betCost(bet, plays)
  const { rates: sold, issueTimes } = limitsOfBet(bet, rates, first)
  const standings = lineStandings({ lines, issueTimes, plays }, sold)
  // The bets may be taken already: they can only be sent again as they were.
  const isUnknown = place.error !== null && !(place.error instanceof RefusedError)
  const isAdjustable = !isUnknown && standings.some(({ faults }) => faults.length > 0)
  const [next] = issues
  const isClosed = !isUnknown && first !== null && next !== undefined && isBefore(next.issue, first)
  const isRefused = place.error instanceof RefusedError && CLOSED.includes(place.error.code)
  const move = () => {
    if (!first) return
    place.reset()
    onBet({ issues: movedOn(issues, first), told: [] })
  }
  const adjust = () => {
    place.reset()
    onAdjust()
  }
  const send = () =>
    place.send({
      gameCode: game.gameCode,
      lines: [...lines],
      issues: issues.map(({ issue, multiple }) => ({ number: issue.number, multiple })),
      stop: issues.length > 1 ? bet.stop : undefined,
      stake: writeAmount(stake),
      terms: game.terms,
    })
  function action() {
    if (isClosed)
      return (
        <Button size="large" onClick={move}>
          {_('lottery.confirm.next', { number: first.number })}
        </Button>
      )
    if (isAdjustable)
      return (
        <Button size="large" disabled={place.busy} onClick={adjust}>
          {_('lottery-betting.adjust')}
        </Button>
      )
    return (
      <Button size="large" busy={place.busy} disabled={first === null || isRefused} onClick={send}>
        {_('lottery.place_bets', { amount: formatMoney(stake, currency) })}
      </Button>
    )
  }
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onClose={onClose}
      locked={place.busy}
      title={_('lottery.confirm')}
      error={place.error && !isClosed && <BetFault game={game} fault={place.error} />}
      footer={
        <>
          <Button look="outline" size="large" disabled={place.busy} onClick={onClose}>
            {_('site.cancel')}
          </Button>
          {action()}
        </>
      }
    >
      {isClosed && (
        <p className={styles.closed} role="alert">
          {_('lottery.confirm.closed', { number: next.issue.number, next: first.number })}
        </p>
      )}
      <BetSummary game={game} bet={bet} stake={stake} standings={standings} plays={plays} words={words} />
    </Dialog>
  )
}

const CLOSED: readonly string[] = ['issue_closed', 'issue_unknown']

/** What bets cost in all their issues. */
const betCost = ({ lines, issues }: Bet, plays: SlipNeeds['plays']): Amount =>
  times(
    costOf(lines, plays),
    issues.reduce((sum, { multiple }) => sum + multiple, 0),
  )
