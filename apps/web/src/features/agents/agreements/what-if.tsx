import { useLingui } from '@lingui/react'
import type { AgreementWhatIf } from '@sanuk/contracts/agent-agreements'
import { parseAmount, subtract } from '@sanuk/money/amount'
import { formatMoney, shownSign } from '@sanuk/money/format'
import { Money } from '@sanuk/ui/money'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { useId } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { writeLongDay, writePeriod } from '../../../components/records/written-days.ts'
import { useLanguage } from '../../../language/language.ts'
import styles from './agreements.module.css'
import type { EndedContract } from './use-agreements.ts'
import { useWriteTiers } from './use-write-tiers.ts'

type WhatIfProps = {
  readonly whatIf: AgreementWhatIf
  /** The name of the agent right below, where the reader is the one above. */
  readonly agent: string
}

/** What the terms would have changed in the last period, from when on they hold, and which contracts below end. */
export function WhatIf({ whatIf: { from, firstDay, lastDay, own, other, ends }, agent }: WhatIfProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const period = writePeriod({ from: firstDay, to: lastDay }, language)
  return (
    <section className={styles.stack} aria-label={_('agent-agreements.what_if')}>
      <p>{_(other ? 'agent-agreements.what_if.both' : 'agent-agreements.what_if.period', { period, agent })}</p>
      <dl className={styles.sums}>
        <Side name={_('agent-agreements.what_if.you')} sides={own} />
        {other && <Side name={agent} sides={other} />}
      </dl>
      <p className={styles.note}>{_('agent-agreements.what_if.from', { day: writeLongDay(from, language) })}</p>
      <Ends ends={ends} />
    </section>
  )
}

type SideProps = { readonly name: string; readonly sides: AgreementWhatIf['own'] }

/** What one agent would have received without and with the terms. */
function Side({ name, sides }: SideProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [before, after] = [parseAmount(sides.before), parseAmount(sides.after)]
  const sign = shownSign(subtract(after, before), currency)
  const change = sign === 0 ? 'same' : sign > 0 ? 'more' : 'less'
  const amount = formatMoney(sign < 0 ? subtract(before, after) : subtract(after, before), currency)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.becomes}>
          <Money amount={before} currency={currency} /> <ArrowRight />
          <VisuallyHidden>{_('agent-agreements.becomes')}</VisuallyHidden> <Money amount={after} currency={currency} />
        </span>{' '}
        <span className={styles.note}>{_(`agent-agreements.what_if.${change}`, { amount })}</span>
      </dd>
    </div>
  )
}

/** The contracts that end because they pay more than the new terms. */
function Ends({ ends }: { readonly ends: readonly EndedContract[] }) {
  const { _ } = useLingui()
  const write = useWriteTiers()
  const id = useId()
  if (ends.length === 0) return <p className={styles.note}>{_('agent-agreements.ends.none')}</p>
  return (
    <div className={styles.warning}>
      <p id={id} className={styles.label}>
        {_('agent-agreements.ends', { count: ends.length })}
      </p>
      <ul className={styles.ends} aria-labelledby={id}>
        {ends.map(({ id: agent, username, tiers }) => (
          <li key={agent}>
            <b>{username}</b> {write(tiers)}
          </li>
        ))}
      </ul>
      <p>{_('agent-agreements.ends.note')}</p>
    </div>
  )
}
