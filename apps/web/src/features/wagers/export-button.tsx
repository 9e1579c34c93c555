import { useLingui } from '@lingui/react'
import { listRounds, type Round } from '@sanuk/contracts/wagers'
import { Button } from '@sanuk/ui/button'
import { Download } from 'lucide-react'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import type { RecordFilter } from './record-filter.ts'
import { type CsvColumn, roundsCsv } from './rounds-csv.ts'

/** Saves every round of the span as a table for spreadsheets. */
export function ExportButton({ filter, disabled }: { filter: RecordFilter; disabled: boolean }) {
  const { _ } = useLingui()
  const columns = useColumns()

  async function save() {
    try {
      const csv = roundsCsv(await everyRound(filter), columns)
      download(csv, `sanuk-${filter.span.from}-${filter.span.to}.csv`)
    } catch (fault) {
      notify('error', faultText(fault, _))
    }
  }

  return (
    <Button look="ghost" icon={<Download />} aria-label={_('wagers.export.label')} disabled={disabled} onClick={save}>
      {_('wagers.export')}
    </Button>
  )
}

async function everyRound({ span: { from, to }, gameType }: RecordFilter): Promise<readonly Round[]> {
  const rounds: Round[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: { list: Round[]; nextCursor: string | null } = await call(listRounds, {
      query: { from, to, gameType, cursor },
    })
    rounds.push(...page.list)
    cursor = page.nextCursor
  }
  return rounds
}

function download(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

function useColumns(): readonly CsvColumn[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const moment = useMoment()
  return [
    { header: _('wagers.reference'), cell: ({ reference }) => reference },
    { header: _('wagers.time'), cell: ({ startedAt }) => moment(startedAt) },
    { header: _('wagers.game'), cell: ({ gameNames }) => gameNames[language] },
    { header: _('wagers.vendor'), cell: ({ vassalageName }) => vassalageName },
    { header: _('wagers.category'), cell: ({ gameType }) => _(`wagers.category.${gameType}`) },
    { header: _('wagers.state'), cell: ({ state }) => _(`wagers.state.${state}`) },
    { header: _('wagers.stake'), cell: ({ stake }) => stake },
    { header: _('wagers.win'), cell: ({ win }) => win },
    { header: _('wagers.net'), cell: ({ net }) => net },
  ]
}
