import { useLingui } from '@lingui/react'
import {
  listReceivingAccounts,
  type ReceivingAccountAnswer,
  switchReceivingAccount,
} from '@sanuk/contracts/office-cashier-settings'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { toast } from '@sanuk/ui/toast'
import { Landmark } from 'lucide-react'
import { type DescribedColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import list from '../../lists/list-page.module.css'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { ACCOUNTS } from './cashier-settings.ts'
import { NewAccount } from './new-account.tsx'

const stateOf = ({ enabled, proposed }: Pick<ReceivingAccountAnswer, 'enabled' | 'proposed'>) =>
  proposed ? 'office-cashier.proposed' : enabled ? 'office-cashier.on' : 'office-cashier.off'

const columnsFor = (mayChange: boolean): readonly DescribedColumn<ReceivingAccountAnswer>[] => [
  {
    key: 'kind',
    header: 'office-cashier.kind',
    fileOnly: true,
    text: ({ kind }, { _ }) => _(`office-cashier.account.kind.${kind}`),
  },
  {
    key: 'number',
    header: 'office-cashier.account.number',
    phone: 'heading',
    text: ({ bank, number }) => (bank ? `${bank} · ${number}` : number),
  },
  textColumn('holder', 'office-cashier.account.holder'),
  {
    key: 'state',
    header: 'office.state',
    text: (account, { _ }) => _(stateOf(account)),
    cell: (account, { _ }) => <Badge look={account.enabled ? 'good' : 'plain'}>{_(stateOf(account))}</Badge>,
  },
  moneyColumn('balance', 'office-cashier.account.balance'),
  moneyColumn('expected', 'office-cashier.account.expected'),
  {
    key: 'switch',
    header: 'office-cashier.change',
    cell: (account) => mayChange && !account.proposed && <SwitchAccount account={account} />,
  },
]

/** Where members’ money is to arrive, with what the books have there. */
export function Accounts() {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change')
  const columns = columnsFor(mayChange)
  const { data, error, refetch } = useAsked({
    key: ACCOUNTS,
    ask: (signal) => call(listReceivingAccounts, undefined, signal),
  })
  return (
    <Card className={list.list}>
      <div className={styles.head}>
        <p className={styles.note}>{_('office-cashier.accounts.note')}</p>
        <div className={styles.deeds}>
          <SaveRows file="receiving-accounts" columns={columns} rows={data?.list} />
          {mayChange && <NewAccount />}
        </div>
      </div>
      <RowsTable
        title="office-cashier.sheet.accounts"
        columns={columns}
        rows={data?.list}
        rowKey={({ id }) => id}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<Landmark />} title={_('office-cashier.accounts.none')} />}
      />
    </Card>
  )
}

/** Off at once; on again takes a colleague. */
function SwitchAccount({ account: { id, enabled, number } }: { readonly account: ReceivingAccountAnswer }) {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(ACCOUNTS)
  const change = () =>
    send(async () => {
      const { result } = await call(switchReceivingAccount, { params: { id }, body: { enabled: !enabled } })
      toast.success(_(result === 'done' ? 'office.done' : 'office.done.proposed'))
    })
  return (
    <>
      <Button look="outline" size="small" busy={busy} onClick={change}>
        {_(enabled ? 'office-cashier.account.off' : 'office-cashier.account.on', { number })}
      </Button>
      <p role="alert">{fault}</p>
    </>
  )
}
