import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import type { Amount } from '@sanuk/money/amount'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useLanguage } from '../../../language/language.ts'
import type { LineStanding } from '../numbers/line-faults.ts'
import { LineLimits } from '../numbers/line-limits.tsx'
import type { Bet } from './bet-dialog.tsx'
import styles from './slip.module.css'
import { costOfLine } from './slip.ts'
import { LineText, type SlipNeeds } from './slip-lines.tsx'
import { StopText } from './stop-text.tsx'

type BetSummaryProps = SlipNeeds & {
  readonly game: LotteryGame
  readonly bet: Bet
  readonly stake: Amount
  /** How each line stands with the limits of its numbers. */
  readonly standings: readonly LineStanding[]
}

/** What is about to be placed. */
export function BetSummary({ game, bet: { lines, issues, stop }, stake, standings, plays, words }: BetSummaryProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const one = issues[0]?.issue
  const last = issues.at(-1)?.issue
  const which =
    one && last && issues.length > 1
      ? _('lottery.confirm.issues', { count: issues.length, first: one.number, last: last.number })
      : (one?.number ?? '–')
  const multiples = issues.map(({ multiple }) => multiple)
  const [least, most] = [Math.min(...multiples), Math.max(...multiples)]
  return (
    <div className={styles.summary}>
      <Facts
        facts={[
          { name: _('lottery.confirm.game'), value: game.names[language] },
          { name: _('lottery.confirm.issue'), value: which },
          ...(most > 1
            ? [
                {
                  name: _('lottery-betting.chase.multiples'),
                  value: least === most ? `×${most}` : `×${least} – ×${most}`,
                },
              ]
            : []),
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
            <span className={styles.text}>
              <LineText line={line} plays={plays} words={words} />
              <LineLimits line={line} standing={standings[at]} plays={plays} />
            </span>
            <Money amount={costOfLine(line, plays)} currency={currency} className={styles.cost} />
          </li>
        ))}
      </ol>
    </div>
  )
}
