import { useLingui } from '@lingui/react'
import { officeAgentDefaults } from '@sanuk/contracts/office-agent-defaults'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { agentDefaultsFacts } from '../../components/salary/defaults-facts.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { DefaultsForm } from './defaults-form.tsx'

/** The contracts that new agents get by their type, where nothing else is said: what holds, what comes, and other ones. */
export function DefaultContracts() {
  const { _ } = useLingui()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const { data, error, refetch } = useAsked({
    key: [...AGENT_MONEY, 'defaults'],
    ask: (signal) => call(officeAgentDefaults, undefined, signal),
  })
  if (error) return <Failed error={error} onRetry={refetch} />
  return (
    <>
      <Card title={_('office-agent-defaults.title')}>
        <p className={styles.note}>{_('office-agent-defaults.note')}</p>
        {data?.proposal && <Waits />}
        {data ? (
          <DefaultsForm
            key={`${data.today} ${JSON.stringify(data.list[0])}`}
            defaults={data.list[0] ?? null}
            today={data.today}
            waits={data.proposal !== null}
          />
        ) : (
          <Skeleton height="200px" />
        )}
      </Card>
      {data && (
        <RuleCards
          name="agent-default-contracts"
          list={data.list}
          today={data.today}
          facts={(defaults) => agentDefaultsFacts(defaults, { say: _, unit })}
        />
      )}
    </>
  )
}
