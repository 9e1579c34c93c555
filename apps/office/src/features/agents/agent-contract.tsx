import { useLingui } from '@lingui/react'
import { readSalaryContract } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Coins } from 'lucide-react'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { writeRate } from '../../components/plan-facts.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { type DescribedColumn, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord, isClosed } from './agents.ts'
import { ContractForm } from './contract-form.tsx'

type Standing = AnswerOf<typeof readSalaryContract>

const COLUMNS: readonly DescribedColumn<Standing['list'][number]>[] = [
  textColumn('from', 'office-agent-money.from', { phone: 'heading' }),
  textColumn('until', 'office-agent-money.until'),
  {
    key: 'rate',
    header: 'office-agent-money.rate',
    align: 'end',
    text: ({ rate }) => writeRate(rate),
    cell: ({ rate }, { _ }) => (rate > 0 ? writeRate(rate) : _('office-agent-money.ended')),
  },
  momentColumn('decidedAt', 'office-agent-money.decided', { fileOnly: true }),
]

/** Which part of the team's play an agent is paid: the contracts, what another one must keep to, and its proposal. */
export function AgentContract({ agent }: { readonly agent: AgentRecord }) {
  const { _ } = useLingui()
  const may = useMay()
  const { id, username } = agent
  const { data, error, refetch } = useAsked({
    key: [...AGENTS, 'contract', id],
    ask: (signal) => call(readSalaryContract, { params: { id } }, signal),
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Skeleton height="120px" shape="card" />
  return (
    <section aria-label={_('office-agent-money.contract')} className={styles.form}>
      <div className={styles.part}>
        <h3>{_('office-agent-money.contract')}</h3>
        <SaveRows file={`agent-contracts-${username}`} columns={COLUMNS} rows={data.list} />
      </div>
      <Limits standing={data} />
      {data.proposal && <Waits />}
      {may('agents.change') && !isClosed(agent) && (
        <ContractForm key={`${data.rate} ${data.proposal}`} agent={agent} standing={data} />
      )}
      <RowsTable
        title="office-agent-money.contract"
        columns={COLUMNS}
        rows={data.list}
        rowKey={({ from }) => from}
        empty={<EmptyState icon={<Coins />} title={_('office-agent-money.contract.none')} />}
      />
      <Link to={`/agent-money?agent=${id}`}>{_('office-agent-money.of_agent')}</Link>
    </section>
  )
}

function Limits({ standing: { most, above, below } }: { readonly standing: Standing }) {
  const { _ } = useLingui()
  const named = ({ username, rate }: NonNullable<Standing['above']>) => `${writeRate(rate)} · ${username}`
  return (
    <Facts
      facts={[
        { name: _('office-agent-money.most'), value: most === null ? _('office-agent-money.shut') : writeRate(most) },
        ...(above ? [{ name: _('office-agent-money.above'), value: named(above) }] : []),
        ...(below ? [{ name: _('office-agent-money.below'), value: named(below) }] : []),
      ]}
    />
  )
}
