import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { readSalaryContract } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { currency as currencyOf } from '@sanuk/money/currency'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Coins } from 'lucide-react'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { writeRate } from '../../components/plan-facts.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { isDividend } from '../../components/salary/is-dividend.ts'
import { TierList } from '../../components/salary/tier-list.tsx'
import { type TierWriting, writeTiers } from '../../components/salary/write-tier.ts'
import { type DescribedColumn, momentColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './agents.module.css'
import { AGENTS, type AgentRecord, isClosed } from './agents.ts'
import { ContractForm } from './contract-form.tsx'

type Standing = AnswerOf<typeof readSalaryContract>

const columns = (writing: TierWriting): readonly DescribedColumn<Standing['list'][number]>[] => [
  textColumn('from', 'office-agent-money.from', { phone: 'heading' }),
  textColumn('until', 'office-agent-money.until'),
  {
    key: 'tiers',
    header: 'office-agent-money.tiers',
    text: ({ tiers }) => writeTiers(tiers, writing),
    cell: ({ tiers }, { _ }) =>
      tiers.length > 0 ? <TierList tiers={tiers} writing={writing} /> : _('office-agent-money.ended'),
  },
  momentColumn('decidedAt', 'office-agent-money.decided', { fileOnly: true }),
]

type Props = { readonly agent: AgentRecord; readonly scheme: AgentScheme }

/** The contracts of an agent in a scheme, what another one must keep to, and its proposal. */
export function SchemeContract({ agent, scheme }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const writing = { say: _, unit }
  const { id, username } = agent
  const { data, error, refetch } = useAsked({
    key: [...AGENTS, 'contract', id, scheme],
    ask: (signal) => call(readSalaryContract, { params: { id }, query: { scheme } }, signal),
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <Skeleton height="120px" shape="card" />
  const { list, tiers, proposal } = data
  return (
    <>
      <Limits standing={data} writing={writing} />
      {proposal && <Waits proposal={proposal} />}
      {may('agents.change') && !isClosed(agent) && (
        <ContractForm key={`${JSON.stringify(tiers)} ${proposal?.id}`} agent={agent} scheme={scheme} standing={data} />
      )}
      <div className={styles.part}>
        <h4>{_('office-agent-money.contracts')}</h4>
        <SaveRows file={`agent-contracts-${username}-${scheme}`} columns={columns(writing)} rows={list} />
      </div>
      <RowsTable
        title="office-agent-money.contracts"
        columns={columns(writing)}
        rows={list}
        rowKey={(contract) => contract.id}
        empty={<EmptyState icon={<Coins />} title={_('office-agent-money.contract.none')} />}
      />
      {isDividend(scheme) ? (
        <Link to={`/agent-money/dividends?agent=${id}&scheme=${scheme}`}>
          {_('office-agent-money.of_agent.dividend')}
        </Link>
      ) : (
        <Link to={`/agent-money?agent=${id}&scheme=${scheme}`}>{_('office-agent-money.of_agent')}</Link>
      )}
    </>
  )
}

type LimitsProps = { readonly standing: Standing; readonly writing: TierWriting }

function Limits({ standing: { most, above, below }, writing }: LimitsProps) {
  const { _ } = useLingui()
  const named = ({ username, tiers }: NonNullable<Standing['above']>) => (
    <div>
      <div>{username}</div>
      <TierList tiers={tiers} writing={writing} />
    </div>
  )
  return (
    <Facts
      facts={[
        {
          name: _('office-agent-money.most'),
          value: most === null ? _('office-agent-money.not_offered') : writeRate(most),
        },
        ...(above ? [{ name: _('office-agent-money.above'), value: named(above) }] : []),
        ...(below ? [{ name: _('office-agent-money.below'), value: named(below) }] : []),
      ]}
    />
  )
}
