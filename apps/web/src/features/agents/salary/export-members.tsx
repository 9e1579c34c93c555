import { useLingui } from '@lingui/react'
import { readSalary } from '@sanuk/contracts/agent-salary'
import { type SalaryScheme, WEIGHT_WHOLE } from '@sanuk/contracts/agent-schemes'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { writeRate } from '../../../components/write-rate.ts'
import { call } from '../../../wire/call.ts'
import type { SalaryDetail } from './use-salary.ts'

type Member = SalaryDetail['members'][number]

type ExportMembersProps = {
  readonly scheme: SalaryScheme
  /** The first day of the period. */
  readonly day: string
  readonly disabled: boolean
}

/** Saves whom the salary of a period comes from, by day, as a table for spreadsheets. */
export function ExportMembers({ scheme, day, disabled }: ExportMembersProps) {
  const { _ } = useLingui()
  // Only categories that do not count in full.
  const weightsOf = ({ kinds }: Member): string =>
    kinds
      .filter(({ weight }) => weight !== WEIGHT_WHOLE)
      .map(({ gameType, weight }) => `${_(`wagers.category.${gameType}`)} ${weight}%`)
      .join(' · ')
  const columns: readonly CsvColumn<Member>[] = [
    { header: _('agent-salary.day'), cell: (member) => member.day },
    { header: _('agent-salary.member'), cell: ({ username }) => username },
    // 1 or 0, so that they can be added up.
    { header: _('agent-salary.member.active'), cell: ({ isActive }) => String(Number(isActive)) },
    { header: _('agent-salary.rounds'), cell: ({ rounds }) => String(rounds) },
    { header: _('agent-salary.staked'), cell: ({ staked }) => staked },
    { header: _('agent-salary.weights'), cell: weightsOf },
    { header: _('agent-salary.valid'), cell: ({ valid }) => valid },
    { header: _('agent-salary.rate'), cell: ({ rate }) => writeRate(rate) },
    { header: _('agent-salary.deducted'), cell: ({ deducted }) => writeRate(deducted) },
    { header: _('agent-salary.amount'), cell: ({ amount }) => amount },
  ]
  return (
    <ExportButton
      label={_('agent-salary.members.export')}
      name={`${scheme}-${day}`}
      columns={columns}
      page={async (cursor) => {
        const { members, nextCursor } = await call(readSalary, { params: { scheme, day }, query: { cursor } })
        return { list: members, nextCursor }
      }}
      disabled={disabled}
    />
  )
}
