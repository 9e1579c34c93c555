import { useLingui } from '@lingui/react'
import type { TeamRound } from '@sanuk/contracts/agent-betting'
import { useSummariesText } from '../../../components/records/bet-summaries.tsx'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { useSelectionText } from './selection-lines.tsx'
import { askBetting, type BettingFilter } from './use-betting.ts'

/** Saves every bet that is asked for, also what is not in sight yet, as a table for spreadsheets. */
export function ExportBetting({ filter, disabled }: { readonly filter: BettingFilter; readonly disabled: boolean }) {
  const { _ } = useLingui()
  return (
    <ExportButton
      label={_('agent-betting.export')}
      name={`team-bets-${filter.span.from}-${filter.span.to}`}
      columns={useColumns()}
      page={(cursor) => askBetting(filter, cursor)}
      disabled={disabled}
    />
  )
}

function useColumns(): readonly CsvColumn<TeamRound>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const selectionText = useSelectionText()
  const summariesText = useSummariesText()
  return [
    { header: _('agent-betting.member'), cell: ({ member }) => member.username },
    { header: _('wagers.reference'), cell: ({ round }) => round.reference },
    { header: _('agent-betting.started'), isTime: true, cell: ({ round }) => moment(round.startedAt) },
    {
      header: _('agent-betting.settled'),
      isTime: true,
      cell: ({ round }) => (round.settledAt ? moment(round.settledAt) : ''),
    },
    { header: _('wagers.game'), cell: ({ round }) => round.gameNames[language] },
    { header: _('wagers.vendor'), cell: ({ round }) => round.vassalageName },
    { header: _('wagers.category'), cell: ({ round }) => _(`wagers.category.${round.gameType}`) },
    {
      header: _('agent-betting.selection'),
      cell: ({ selection }) =>
        selection
          ? [
              _('agent-betting.issue', { issue: selection.issue }),
              ...selection.lines.map((line) => selectionText(line)),
              ...(selection.linesInAll > selection.lines.length
                ? [_('agent-betting.lines.more', { count: selection.linesInAll - selection.lines.length })]
                : []),
            ].join('; ')
          : '',
    },
    { header: _('wagers.summary'), cell: ({ round }) => summariesText(round.summaries) },
    { header: _('wagers.state'), cell: ({ round }) => _(`wagers.state.${round.state}`) },
    { header: _('wagers.stake'), cell: ({ round }) => round.stake },
    { header: _('agent-betting.valid'), cell: ({ valid }) => valid },
    { header: _('wagers.win'), cell: ({ round }) => round.win },
    { header: _('wagers.net'), cell: ({ round }) => round.net },
    { header: _('wagers.free.stake'), cell: ({ round }) => round.freeStake ?? '' },
  ]
}
