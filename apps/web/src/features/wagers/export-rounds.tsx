import { useLingui } from '@lingui/react'
import { listRounds, type Round } from '@sanuk/contracts/wagers'
import { useSummariesText } from '../../components/records/bet-summaries.tsx'
import type { CsvColumn } from '../../components/records/csv.ts'
import { ExportButton } from '../../components/records/export-button.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import type { RecordFilter } from './record-filter.ts'

/** Saves every round of the span as a table for spreadsheets. */
export function ExportRounds({ filter, disabled }: { filter: RecordFilter; disabled: boolean }) {
  const { _ } = useLingui()
  const { span, gameType } = filter
  return (
    <ExportButton
      label={_('wagers.export.label')}
      name={`${span.from}-${span.to}`}
      columns={useColumns()}
      page={(cursor) => call(listRounds, { query: { from: span.from, to: span.to, gameType, cursor } })}
      disabled={disabled}
    />
  )
}

function useColumns(): readonly CsvColumn<Round>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  const summariesText = useSummariesText()
  return [
    { header: _('wagers.reference'), cell: ({ reference }) => reference },
    { header: _('wagers.time'), isTime: true, cell: ({ startedAt }) => moment(startedAt) },
    { header: _('wagers.game'), cell: ({ gameNames }) => gameNames[language] },
    { header: _('wagers.vendor'), cell: ({ vassalageName }) => vassalageName },
    { header: _('wagers.category'), cell: ({ gameType }) => _(`wagers.category.${gameType}`) },
    { header: _('wagers.summary'), cell: ({ summaries }) => summariesText(summaries) },
    { header: _('wagers.state'), cell: ({ state }) => _(`wagers.state.${state}`) },
    { header: _('wagers.stake'), cell: ({ stake }) => stake },
    { header: _('wagers.win'), cell: ({ win }) => win },
    { header: _('wagers.net'), cell: ({ net }) => net },
    { header: _('wagers.free.stake'), cell: ({ freeStake }) => freeStake ?? '' },
  ]
}
