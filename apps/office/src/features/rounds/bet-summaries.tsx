import { useLingui } from '@lingui/react'
import { type BetSummary, SUMMARIES_MAX, summaryText } from '@sanuk/contracts/bet-summary'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import styles from './bet-summaries.module.css'

type BetSummariesProps = { readonly summaries: readonly BetSummary[]; readonly most?: number }

/** What the bets of a round were about, in the words of their vendor: so many of them, and how many more there are. */
export function BetSummaries({ summaries, most = SUMMARIES_MAX }: BetSummariesProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const metaOf = useSummaryMeta()
  const more = summaries.length - most
  return (
    <span className={styles.list}>
      {summaries.slice(0, most).map((summary, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bet of a round is its place
        <span key={place} className={styles.bet}>
          <span dir="auto">{summaryText(summary, language)}</span>
          <span className={styles.meta} dir="auto">
            {metaOf(summary)}
          </span>
        </span>
      ))}
      {more > 0 && <span className={styles.meta}>{_('office.round.summary.more', { count: more })}</span>}
    </span>
  )
}

/** What stands beside the text of a summary: event, draw, odds and when it begins, as far as they are known. */
function useSummaryMeta(): (summary: BetSummary) => string {
  const { _ } = useLingui()
  const moment = useMoment()
  return ({ event, issue, odds, startsAt }) =>
    [
      event,
      issue !== undefined && _('office.round.summary.issue', { issue }),
      odds !== undefined && _('office.round.summary.odds', { odds }),
      startsAt !== undefined && moment(startsAt),
    ]
      .filter(Boolean)
      .join(' · ')
}
