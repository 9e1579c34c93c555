import { useLingui } from '@lingui/react'
import { type AgreementRequest, listAgreementRequests, listAgreements } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import type { CsvColumn } from '../../../components/records/csv.ts'
import { ExportButton } from '../../../components/records/export-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { call } from '../../../wire/call.ts'
import type { TeamAgreement } from './use-agreements.ts'
import { useWriteTiers } from './use-write-tiers.ts'

type ExportProps = { readonly scheme: AgentScheme; readonly disabled: boolean }

/** Saves the contracts of all agents right below as a table for spreadsheets. */
export function ExportTeamAgreements({ scheme, disabled }: ExportProps) {
  const { _ } = useLingui()
  const write = useWriteTiers()
  const columns: readonly CsvColumn<TeamAgreement>[] = [
    { header: _('agent-agreements.team.agent'), cell: ({ agent }) => agent.username },
    { header: _('agent-agreements.tiers.now'), cell: ({ contract }) => write(contract?.tiers ?? []) },
    { header: _('agent-agreements.team.next'), cell: ({ next }) => (next ? write(next.tiers) : '') },
    { header: _('agent-agreements.column.next_from'), cell: ({ next }) => next?.from ?? '' },
  ]
  return (
    <ExportButton
      label={_('agent-agreements.team.export')}
      name={`contracts-${scheme}`}
      columns={columns}
      page={(cursor) => call(listAgreements, { params: { scheme }, query: { cursor } })}
      disabled={disabled}
    />
  )
}

/** Saves all requests of the agent and to the agent, those that wait among them. */
export function ExportRequests({ scheme, disabled }: ExportProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const write = useWriteTiers()
  const columns: readonly CsvColumn<AgreementRequest>[] = [
    { header: _('agent-agreements.column.asked_at'), isTime: true, cell: ({ askedAt }) => moment(askedAt) },
    { header: _('agent-agreements.column.asked_by'), cell: (request) => askedBy(request).username },
    { header: _('agent-agreements.team.agent'), cell: ({ agent }) => agent.username },
    { header: _('agent-agreements.column.upline'), cell: ({ upline }) => upline.username },
    { header: _('agent-agreements.column.former'), cell: ({ former }) => write(former) },
    { header: _('agent-agreements.column.tiers'), cell: ({ tiers }) => write(tiers) },
    { header: _('agent-agreements.column.state'), cell: ({ state }) => _(`agent-agreements.state.${state}`) },
    {
      header: _('agent-agreements.column.answered_at'),
      isTime: true,
      cell: ({ answeredAt }) => (answeredAt ? moment(answeredAt) : ''),
    },
  ]
  return (
    <ExportButton
      label={_('agent-agreements.earlier.export')}
      name={`contract-requests-${scheme}`}
      columns={columns}
      page={(cursor) => call(listAgreementRequests, { params: { scheme }, query: { cursor } })}
      disabled={disabled}
    />
  )
}

const askedBy = ({ isMine, isForMe, agent, upline }: AgreementRequest) => (isMine === isForMe ? agent : upline)
