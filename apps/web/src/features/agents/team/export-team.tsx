import { useLingui } from '@lingui/react'
import { agentTeam } from '@sanuk/contracts/agent-centre'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { call } from '../../../wire/call.ts'
import { useTypeName } from '../use-type-name.ts'
import type { TeamQuestion, TeamRow } from './use-team.ts'
import { useWriteUpline } from './use-write-upline.ts'

type ExportTeamProps = {
  readonly question: TeamQuestion
  /** Name of the file. */
  readonly name: string
  readonly disabled: boolean
}

/** Saves the whole list, also what is not in sight yet, as a table for spreadsheets. */
export function ExportTeam({ question, name, disabled }: ExportTeamProps) {
  const { _ } = useLingui()
  return (
    <ExportButton
      label={_('agent-centre.team.export')}
      name={name}
      columns={useColumns()}
      page={(cursor) => call(agentTeam, { query: { ...question, cursor } })}
      disabled={disabled}
    />
  )
}

function useColumns(): readonly CsvColumn<TeamRow>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const writeUpline = useWriteUpline()
  const nameOf = useTypeName()
  return [
    { header: _('agent-centre.team.member'), cell: ({ username }) => username },
    { header: _('agent-centre.team.upline'), cell: writeUpline },
    { header: _('agent-centre.team.type'), cell: ({ type }) => nameOf(type) },
    { header: _('agent-centre.team.state'), cell: ({ state }) => (state ? _(`agent-centre.state.${state}`) : '') },
    { header: _('agent-members.remark'), cell: ({ remark }) => remark },
    {
      header: _('agent-freezes.held'),
      cell: ({ freezes }) => freezes.map(({ kind }) => _(`agent-freezes.kind.${kind}`)).join(', '),
    },
    { header: _('agent-centre.team.joined'), isTime: true, cell: ({ joinedAt }) => moment(joinedAt) },
    { header: _('agent-centre.team.agents'), cell: ({ agents }) => String(agents) },
    { header: _('agent-centre.team.members'), cell: ({ members }) => String(members) },
    { header: _('agent-centre.team.month.rounds'), cell: ({ month }) => String(month.rounds) },
    { header: _('agent-centre.team.month.stake'), cell: ({ month }) => month.stake },
    { header: _('agent-centre.team.month.valid'), cell: ({ month }) => month.valid },
    { header: _('agent-centre.team.month.win'), cell: ({ month }) => month.win },
    { header: _('agent-centre.team.month.net'), cell: ({ month }) => month.net },
    { header: _('agent-centre.team.played'), cell: ({ lastPlayed }) => lastPlayed ?? '' },
  ]
}
