import { useLingui } from '@lingui/react'
import type { Issue, LotteryGame, Stop, Ticket } from '@sanuk/contracts/lottery'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { RefusedError } from '@sanuk/wire/faults'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useLanguage } from '../../../language/language.ts'
import { BetFault } from './bet-fault.tsx'
import { issuesFrom } from './coming-issues.ts'
import styles from './slip.module.css'
import { costOf, costOfLine, type Slip } from './slip.ts'
import { type LineNeeds, LineText } from './slip-lines.tsx'
import { StopText } from './stop-text.tsx'
import { usePlaceBet } from './use-place-bet.ts'

/** Bets that are about to be placed. */
export type Bet = {
  readonly lines: Slip
  readonly issues: readonly Issue[]
  /** When bets on several issues end before the last of them. */
  readonly stop?: Stop | undefined
}

type BetDialogProps = LineNeeds & {
  readonly game: LotteryGame
  readonly bet: Bet
  /** The issue that takes bets now. */
  readonly first: Issue | null
  readonly open: boolean
  readonly onIssues: (issues: readonly Issue[]) => void
  readonly onClose: () => void
  readonly onPlaced: (tickets: readonly Ticket[]) => void
}

/** Names the game, the issues, the lines and the whole stake before anything is staked. */
export function BetDialog({ game, bet, first, open, onIssues, onClose, onPlaced, plays, words }: BetDialogProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const place = usePlaceBet(onPlaced)
  const { lines, issues } = bet
  const stake = costOf(lines, plays, issues.length)
  const isClosed = first !== null && issues[0]?.number !== first.number
  const isRefused = place.error instanceof RefusedError && CLOSED.includes(place.error.code)
  const move = () => {
    if (!first) return
    place.reset()
    onIssues(issuesFrom(issues, first))
  }
  const send = () =>
    place.send({
      gameCode: game.gameCode,
      lines: [...lines],
      issues: issues.map(({ number }) => ({ number, multiple: 1 })),
      stop: issues.length > 1 ? bet.stop : undefined,
      stake: writeAmount(stake),
    })
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
          {isClosed ? (
            <Button size="large" onClick={move}>
              {_('lottery.confirm.next', { number: first.number })}
            </Button>
          ) : (
            <Button size="large" busy={place.busy} disabled={first === null || isRefused} onClick={send}>
              {_('lottery.place_bets', { amount: formatMoney(stake, currency) })}
            </Button>
          )}
        </>
      }
    >
      {isClosed && (
        <p className={styles.closed} role="alert">
          {_('lottery.confirm.closed', { number: issues[0]?.number ?? '', next: first.number })}
        </p>
      )}
      <BetSummary game={game} bet={bet} stake={stake} plays={plays} words={words} />
    </Dialog>
  )
}

const CLOSED: readonly string[] = ['issue_closed', 'issue_unknown']

type BetSummaryProps = LineNeeds & { readonly game: LotteryGame; readonly bet: Bet; readonly stake: Amount }

function BetSummary({ game, bet: { lines, issues, stop }, stake, plays, words }: BetSummaryProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const [one] = issues
  const last = issues.at(-1)
  const which =
    one && last && issues.length > 1
      ? _('lottery.confirm.issues', { count: issues.length, first: one.number, last: last.number })
      : (one?.number ?? '–')
  return (
    <div className={styles.summary}>
      <Facts
        facts={[
          { name: _('lottery.confirm.game'), value: game.names[language] },
          { name: _('lottery.confirm.issue'), value: which },
          ...(stop && issues.length > 1 ? [{ name: _('lottery.stop'), value: <StopText stop={stop} /> }] : []),
          {
            name: _('lottery.confirm.total'),
            value: <Money className={styles.cost} amount={stake} currency={currency} />,
          },
        ]}
      />
      <ol className={styles.lines}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={at} className={styles.line}>
            <LineText line={line} plays={plays} words={words} />
            <Money amount={costOfLine(line, plays)} currency={currency} className={styles.cost} />
          </li>
        ))}
      </ol>
    </div>
  )
}
