import { useLingui } from '@lingui/react'
import { listDividendBills, proposeDividendBills } from '@sanuk/contracts/office-agent-bills'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { toast } from '@sanuk/ui/toast'
import { ReceiptText } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Failed } from '../../components/failed.tsx'
import { FormFault } from '../../components/form-fault.tsx'
import { Waits } from '../../components/rules/rule-cards.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { useSending } from '../../wire/use-sending.ts'
import { AGENT_MONEY } from './agent-money.ts'
import styles from './bills.module.css'
import { type Bill, type BillPeriod, type Denials, deniedBills } from './bills.ts'
import { DecisionSum } from './decision-sum.tsx'
import { OpenBill } from './open-bill.tsx'

type Props = { readonly period: BillPeriod; readonly onDone: () => void }

/** The bills of a period that wait for a decision, the largest first. */
export function DecideBills({ period, onDone }: Props) {
  const { _ } = useLingui()
  const { scheme, firstDay } = period
  const query = { scheme, from: firstDay, to: firstDay, waiting: 'true', sort: 'largest' } as const
  const { pages, error, refetch, ...more } = useAskedPages({
    key: [...AGENT_MONEY, 'open-bills', scheme, firstDay],
    ask: (cursor, signal) => call(listDividendBills, { query: { ...query, ...(cursor && { cursor }) } }, signal),
  })
  if (error && !pages) return <Failed error={error} onRetry={refetch} />
  if (!pages) return <Skeleton height="420px" shape="card" />
  const bills = pages.flatMap(({ list }) => list)
  if (bills.length === 0) {
    return <EmptyState icon={<ReceiptText />} title={_('office-agent-bills.none.waiting')} />
  }
  return <DecisionForm period={period} bills={bills} more={more} onDone={onDone} />
}

type FormProps = Props & {
  readonly bills: readonly Bill[]
  readonly more: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** Proposes to pay the bills, but those that are denied; a colleague decides. */
function DecisionForm({ period, bills, more, onDone }: FormProps) {
  const { _ } = useLingui()
  const { scheme, firstDay, proposal } = period
  const { busy, fault, faults, send } = useSending(AGENT_MONEY)
  const [denials, setDenials] = useState<Denials>(new Map())
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const mayDecide = useMay()('agents.change') && proposal === null
  const denied = deniedBills(bills, denials)

  function deny({ agent }: Bill, reason: string | null) {
    const next = new Map(denials)
    if (reason === null) next.delete(agent.id)
    else next.set(agent.id, reason)
    setDenials(next)
  }

  function faultOf({ agent }: Bill): string | undefined {
    const isMissing = denied.some((one) => one.agent === agent.id && one.reason === '')
    if (isAsked && isMissing) return _('office-agent-bills.decide.reason.missing')
    // A refusal counts the denied bills as they were sent, and others may be denied since.
    return faults[`denied.${sent.indexOf(agent.id)}.reason`]
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!mayDecide) return
    if (denied.some(({ reason }) => reason === '')) {
      flushSync(() => setAsked(true))
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    setSent(denied.map(({ agent }) => agent))
    if (!(await send(() => call(proposeDividendBills, { body: { scheme, firstDay, denied } })))) return
    toast.success(_('office-agent-bills.sent'))
    onDone()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-label={_('office-agent-bills.decide')}>
      {proposal !== null && <Waits />}
      {mayDecide && <p className={styles.note}>{_('office-agent-bills.decide.all')}</p>}
      <ul className={styles.bills} aria-label={_('office-agent-bills.open')}>
        {bills.map((bill) => (
          <OpenBill
            key={bill.agent.id}
            bill={bill}
            denial={denials.get(bill.agent.id)}
            fault={faultOf(bill)}
            onDeny={mayDecide ? (reason) => deny(bill, reason) : undefined}
          />
        ))}
      </ul>
      {more.hasNextPage && (
        <>
          <p className={styles.note}>{_('office-agent-bills.decide.more')}</p>
          <Button look="outline" busy={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
            {_('office.list.more')}
          </Button>
        </>
      )}
      <div className={styles.decision}>
        <DecisionSum period={period} bills={bills} denials={denials} />
        <FormFault>{bills.some(faultOf) ? undefined : fault}</FormFault>
        {mayDecide && (
          <Button type="submit" wide busy={busy}>
            {_('office.rules.propose')}
          </Button>
        )}
      </div>
    </form>
  )
}
