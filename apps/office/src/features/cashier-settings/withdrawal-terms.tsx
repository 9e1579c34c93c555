import { useLingui } from '@lingui/react'
import { officeWithdrawalTerms } from '@sanuk/contracts/office-withdrawal-terms'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { withdrawalTermFacts } from '../../components/cashier-term-facts.tsx'
import { Failed } from '../../components/failed.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './cashier-settings.module.css'
import { TERMS } from './cashier-settings.ts'
import { TermsForm } from './terms-form.tsx'

/** How the brand pays out: what holds, what comes, and another proposal. */
export function WithdrawalTerms() {
  const { _ } = useLingui()
  const money = useMoney()
  const told = { say: _, money }
  const { data, error, refetch } = useAsked({
    key: TERMS,
    ask: (signal) => call(officeWithdrawalTerms, undefined, signal),
  })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="420px" shape="card" />
  const held = data.list.find(({ effectiveFrom }) => effectiveFrom <= data.today)
  return (
    <div className={styles.page}>
      <Card title={_('office.rules.other')}>
        <div className={styles.page}>
          {data.proposal && <Waits />}
          <p className={styles.note}>{_('office-cashier.terms.note')}</p>
          <TermsForm
            key={`${data.today} ${data.list.length}`}
            rules={data.list[0] ?? data.usual}
            today={data.today}
            isFirst={held === undefined}
            waits={data.proposal !== null}
          />
        </div>
      </Card>
      <RuleCards
        name="withdrawal-terms"
        list={data.list}
        today={data.today}
        facts={(rules, money) => withdrawalTermFacts(rules, { say: _, money })}
      />
      {!held && (
        <Card title={_('office-cashier.terms.usual')}>
          <Facts facts={withdrawalTermFacts(data.usual, told)} />
        </Card>
      )}
    </div>
  )
}
