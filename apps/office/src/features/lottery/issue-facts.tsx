import { useLingui } from '@lingui/react'
import type { ReadLotteryIssue } from '@sanuk/contracts/office-lottery'
import { type Fact, Facts } from '@sanuk/ui/facts'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { DrawnPrizes } from './drawn-numbers.tsx'
import { IssueMarks } from './issue-marks.tsx'
import { useProgressText } from './use-progress-text.ts'

type Props = { readonly detail: ReadLotteryIssue; readonly family: string | undefined }

/** When an issue is bet on and drawn, what came of it, and what it brought the brand. */
export function IssueFacts({ detail: { issue, cancellation }, family }: Props) {
  const { _, i18n } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const progress = useProgressText()
  const { result, version } = issue
  const cancelled: Fact[] = cancellation
    ? [
        {
          name: _('office-lottery.cancellation'),
          value: `${cancellation.proposedBy.username} · ${moment(cancellation.at)}`,
        },
        { name: _('office-lottery.cancellation.progress'), value: progress(cancellation) },
      ]
    : []
  return (
    <Facts
      facts={[
        { name: _('office.state'), value: <IssueMarks issue={issue} /> },
        { name: _('office-lottery.game'), value: issue.gameNames[language] },
        { name: _('office-lottery.issue'), value: issue.number },
        { name: _('office-lottery.drawn_by'), value: _(`office-lottery.drawn_by.${issue.drawnBy}`) },
        { name: _('office-lottery.opens'), value: moment(issue.opensAt) },
        { name: _('office-lottery.seals'), value: moment(issue.sealsAt) },
        { name: _('office-lottery.draws'), value: moment(issue.drawsAt) },
        ...(issue.drawnAt ? [{ name: _('office-lottery.drawn'), value: moment(issue.drawnAt) }] : []),
        {
          name: _('office-lottery.result'),
          value: result ? <DrawnPrizes family={family ?? ''} result={result} /> : _('office-lottery.result.none'),
        },
        ...(version > 1
          ? [
              {
                name: _('office-lottery.version'),
                value: _('office-lottery.version.count', { count: version - 1 }),
              },
            ]
          : []),
        { name: _('office-lottery.tickets'), value: i18n.number(issue.tickets) },
        { name: _('office-lottery.stake'), value: money(issue.stake) },
        { name: _('office-lottery.paid'), value: money(issue.paid) },
        ...cancelled,
      ]}
    />
  )
}
