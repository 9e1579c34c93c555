import { useLingui } from '@lingui/react'
import { type BetSummary, SUMMARIES_MAX, summaryText } from '@sanuk/contracts/bet-summary'
import { type SummaryLine, SummaryList } from '@sanuk/ui/summary-list'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'

type BetSummariesProps = { readonly summaries: readonly BetSummary[]; readonly most?: number }

/** What the bets of a round were about, in the words of their vendor: so many of them, and how many more there are. */
export function BetSummaries({ summaries, most = SUMMARIES_MAX }: BetSummariesProps) {
  const { _ } = useLingui()
  const lineOf = useSummaryLine()
  const more = summaries.length - most
  return (
    <SummaryList
      lines={summaries.slice(0, most).map(lineOf)}
      more={more > 0 ? _('office.round.summary.more', { count: more }) : undefined}
    />
  )
}

/** The text of a summary, and beside it event, draw, odds and when it begins, as far as they are known. */
function useSummaryLine(): (summary: BetSummary) => SummaryLine {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  return (summary) => {
    const { event, issue, odds, startsAt } = summary
    const about = [
      event,
      issue !== undefined && _('office.round.summary.issue', { issue }),
      odds !== undefined && _('office.round.summary.odds', { odds }),
      startsAt !== undefined && moment(startsAt),
    ]
    return { text: summaryText(summary, language), about: about.filter(Boolean).join(' · ') }
  }
}
