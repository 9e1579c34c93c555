import { useLingui } from '@lingui/react'
import { readDividend } from '@sanuk/contracts/agent-dividend'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { call } from '../../../wire/call.ts'
import type { DividendDetail } from './use-dividend.ts'

type ExportBillMembersProps = {
  readonly scheme: DividendScheme
  /** The first day of the period. */
  readonly day: string
  readonly disabled: boolean
}

/** Saves what the members of a period won or lost as a table for spreadsheets. */
export function ExportBillMembers({ scheme, day, disabled }: ExportBillMembersProps) {
  const { _ } = useLingui()
  const columns: readonly CsvColumn<DividendDetail['members'][number]>[] = [
    { header: _('agent-dividend.member'), cell: ({ username }) => username },
    { header: _('agent-dividend.valid'), cell: ({ valid }) => valid },
    { header: _('agent-dividend.member.net'), cell: ({ net }) => net },
  ]
  return (
    <ExportButton
      label={_('agent-dividend.members.export')}
      name={`${scheme}-${day}`}
      columns={columns}
      page={async (cursor) => {
        const { members, nextCursor } = await call(readDividend, { params: { day }, query: { scheme, cursor } })
        return { list: members, nextCursor }
      }}
      disabled={disabled}
    />
  )
}
