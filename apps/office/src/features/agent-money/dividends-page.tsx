import { useLingui } from '@lingui/react'
import { dividendPeriods } from '@sanuk/contracts/office-agent-bills'
import { Card } from '@sanuk/ui/card'
import { useState } from 'react'
import { PageHead } from '../../components/page-head.tsx'
import styles from '../../components/rules/rules.module.css'
import { useTitle } from '../../language/use-title.ts'
import { SaveDescribed } from '../../lists/described-list.tsx'
import { ListTable, Narrowings } from '../../lists/list-body.tsx'
import { RowSheet } from '../../lists/row-sheet.tsx'
import { useList } from '../../lists/use-list.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { BILLS } from './bill-list.tsx'
import { BillPeriods } from './bill-periods.tsx'
import { periodKey } from './bills.ts'
import { DecideBills } from './decide-bills.tsx'
import { writeDays } from './period-columns.tsx'

/** What agents are paid of their teams' losses: periods to decide about, and all bills. */
export function DividendsPage() {
  const { _ } = useLingui()
  useTitle('office-agent-bills.title')
  const [open, setOpen] = useState<string | null>(null)
  const state = useList(BILLS)
  const { data, error, refetch } = useAsked({
    key: [...AGENT_MONEY, 'bill-periods'],
    ask: (signal) => call(dividendPeriods, undefined, signal),
  })
  return (
    <>
      <PageHead title={_('office-agent-bills.title')} note={_('office-agent-bills.note')} />
      <div className={styles.page}>
        <BillPeriods
          periods={data?.list}
          fault={error}
          onRetry={refetch}
          onOpen={(period) => setOpen(periodKey(period))}
        />
        <Card title={_('office-agent-bills.bills')} action={<SaveDescribed list={BILLS} state={state} />}>
          <Narrowings list={BILLS} state={state} />
          <ListTable list={BILLS} state={state} />
        </Card>
      </div>
      <RowSheet
        row={data?.list.find((period) => periodKey(period) === open) ?? null}
        title={({ scheme, firstDay, lastDay }) =>
          `${_(`office-agent-money.scheme.${scheme}`)} · ${writeDays([firstDay, lastDay])}`
        }
        onClose={() => setOpen(null)}
      >
        {(period) => <DecideBills key={periodKey(period)} period={period} onDone={() => setOpen(null)} />}
      </RowSheet>
    </>
  )
}
