import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { type Column, Table } from '@sanuk/ui/table'
import { Users } from 'lucide-react'
import { writeDay } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './agreements.module.css'
import { ExportTeamAgreements } from './export-agreements.tsx'
import { MoreButton } from './more-button.tsx'
import { TeamActions } from './team-actions.tsx'
import type { AgreementPages, Agreements, TeamAgreement } from './use-agreements.ts'
import { useWriteTiers } from './use-write-tiers.ts'

type TeamAgreementsProps = {
  readonly scheme: AgentScheme
  readonly agreements: Agreements
  readonly pages: AgreementPages
  readonly onTerms: (of: TeamAgreement) => void
  readonly onEnd: (of: TeamAgreement) => void
}

/** Contracts of agents right below, and what can be offered to each. */
export function TeamAgreements({ scheme, agreements, pages, onTerms, onEnd }: TeamAgreementsProps) {
  const { _ } = useLingui()
  const list = pages.data?.pages.flatMap((page) => page.list) ?? []
  const { mayOffer, waiting } = agreements
  const columns = useColumns()
  const actions: Column<TeamAgreement> = {
    key: 'actions',
    header: _('agent-agreements.team.actions'),
    cell: (row) => (
      <TeamActions
        row={row}
        isWaiting={waiting.some(({ isForMe, agent }) => !isForMe && agent.id === row.agent.id)}
        onTerms={() => onTerms(row)}
        onEnd={() => onEnd(row)}
      />
    ),
  }
  return (
    <Card
      level={3}
      title={_('agent-agreements.team')}
      action={<ExportTeamAgreements scheme={scheme} disabled={list.length === 0} />}
    >
      <div className={styles.stack}>
        {!mayOffer && list.length > 0 && <WhyNoOffer agreements={agreements} />}
        <Table
          label={_('agent-agreements.team')}
          columns={mayOffer ? [...columns, actions] : columns}
          rows={list}
          rowKey={({ agent }) => agent.id}
          empty={
            <EmptyState icon={<Users />} title={_('agent-agreements.team.none')}>
              {_('agent-agreements.team.none.note')}
            </EmptyState>
          }
        />
        <MoreButton
          pages={pages}
          label={_('agent-agreements.team.more')}
          failed={_('agent-agreements.team.more.failed')}
        />
      </div>
    </Card>
  )
}

function useColumns(): readonly Column<TeamAgreement>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const write = useWriteTiers()
  return [
    {
      key: 'agent',
      header: _('agent-agreements.team.agent'),
      phone: 'heading',
      cell: ({ agent }) => <b>{agent.username}</b>,
    },
    { key: 'now', header: _('agent-agreements.tiers.now'), cell: ({ contract }) => write(contract?.tiers ?? []) },
    {
      key: 'next',
      header: _('agent-agreements.team.next'),
      cell: ({ next }) =>
        next ? (
          <>
            {write(next.tiers)}{' '}
            <span className={styles.note}>
              {_('agent-agreements.team.next.day', { day: writeDay(next.from, language) })}
            </span>
          </>
        ) : (
          <span className={styles.note}>{_('agent-agreements.team.unchanged')}</span>
        ),
    },
  ]
}

/** Why the agent may offer nothing. */
function WhyNoOffer({ agreements: { most, own } }: Pick<TeamAgreementsProps, 'agreements'>) {
  const { _ } = useLingui()
  const why = most === null ? 'off' : own ? 'ends' : 'none'
  return <p className={styles.next}>{_(`agent-agreements.no_offer.${why}`)}</p>
}
