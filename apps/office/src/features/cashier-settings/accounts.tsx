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
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { toast } from '@sanuk/ui/toast'
import { Landmark } from 'lucide-react'
import { useMoney } from '../../components/use-money.tsx'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { ACCOUNTS } from './cashier-settings.ts'
import { NewAccount } from './new-account.tsx'

/** Where members’ money is to arrive, with what the books have there. */
export function Accounts() {
  const { _ } = useLingui()
  const may = useMay()
  const { data, error, refetch } = useAsked({
    key: ACCOUNTS,
    ask: (signal) => call(listReceivingAccounts, undefined, signal),
  })
  return (
    <Card className={list.list}>
      <div className={styles.head}>
        <p className={styles.note}>{_('office-cashier.accounts.note')}</p>
        <div className={styles.deeds}>
          {data && <SaveAccounts rows={data.list} />}
          {may('brand.change') && <NewAccount />}
        </div>
      </div>
      <Table
        label={_('office-cashier.sheet.accounts')}
        columns={useColumns()}
        rows={error ? undefined : data?.list}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={<Landmark />} title={_('office-cashier.accounts.none')} />}
        error={
          error && (
            <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
    </Card>
  )
}

function SaveAccounts({ rows }: { readonly rows: readonly ReceivingAccountAnswer[] }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name="receiving-accounts"
      columns={[
        { header: _('office-cashier.kind'), text: ({ kind }) => _(`office-cashier.account.kind.${kind}`) },
        {
          header: _('office-cashier.account.number'),
          text: ({ bank, number }) => (bank ? `${bank} · ${number}` : number),
        },
        { header: _('office-cashier.account.holder'), text: ({ holder }) => holder },
        { header: _('office.state'), text: (account) => _(stateOf(account)) },
        { header: _('office-cashier.account.balance'), text: ({ balance }) => balance ?? '' },
        { header: _('office-cashier.account.expected'), text: ({ expected }) => expected },
      ]}
      rows={rows}
    />
  )
}

const stateOf = ({ enabled, proposed }: Pick<ReceivingAccountAnswer, 'enabled' | 'proposed'>) =>
  proposed ? 'office-cashier.proposed' : enabled ? 'office-cashier.on' : 'office-cashier.off'

function useColumns(): Column<ReceivingAccountAnswer>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const may = useMay()
  return [
    {
      key: 'number',
      header: _('office-cashier.account.number'),
      phone: 'heading',
      cell: ({ bank, number }) => (bank ? `${bank} · ${number}` : number),
    },
    { key: 'holder', header: _('office-cashier.account.holder'), cell: ({ holder }) => holder },
    {
      key: 'state',
      header: _('office.state'),
      cell: (account) => <Badge look={account.enabled ? 'good' : 'plain'}>{_(stateOf(account))}</Badge>,
    },
    {
      key: 'balance',
      header: _('office-cashier.account.balance'),
      align: 'end',
      cell: ({ balance }) => (balance === null ? _('office.none') : money(balance)),
    },
    {
      key: 'expected',
      header: _('office-cashier.account.expected'),
      align: 'end',
      cell: ({ expected }) => money(expected),
    },
    {
      key: 'switch',
      header: _('office-cashier.change'),
      cell: (account) => may('brand.change') && !account.proposed && <SwitchAccount account={account} />,
    },
  ]
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
