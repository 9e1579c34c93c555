import { useLingui } from '@lingui/react'
import { listDepositMethods, orderDepositMethods } from '@sanuk/contracts/office-cashier-settings'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { OrderDialog } from '../../components/order-dialog.tsx'
import { useLanguage } from '../../language/language.ts'
import list from '../../lists/list-page.module.css'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './cashier-settings.module.css'
import { METHODS } from './cashier-settings.ts'
import { methodColumns } from './method-columns.tsx'
import { MethodDialog } from './method-dialog.tsx'

/** No code of a method: one that is to be. */
const NEW = '+'

/** The brand’s ways to pay in. */
export function Methods() {
  const { _ } = useLingui()
  const language = useLanguage()
  const [edited, setEdited] = useState<string>()
  const { data, error, refetch } = useAsked({
    key: METHODS,
    ask: (signal) => call(listDepositMethods, undefined, signal),
  })
  const may = useMay()('brand.change')
  const columns = methodColumns(may)
  const method = data?.list.find(({ code }) => code === edited)
  return (
    <Card className={list.list}>
      <div className={styles.head}>
        <p className={styles.note}>{_('office-cashier.methods.note')}</p>
        <div className={styles.deeds}>
          <SaveRows file="deposit-methods" columns={columns} rows={data?.list} />
          {may && data && data.list.length > 1 && (
            <OrderDialog
              label={_('office-cashier.sheet.methods')}
              about={METHODS}
              items={data.list.map(({ code, names }) => ({
                key: code,
                name: names[language],
                content: names[language],
              }))}
              onKeep={(codes) => call(orderDepositMethods, { body: { codes: [...codes] } })}
            />
          )}
          {may && (
            <Button icon={<Plus />} onClick={() => setEdited(NEW)}>
              {_('office-cashier.new')}
            </Button>
          )}
        </div>
      </div>
      <RowsTable
        title="office-cashier.sheet.methods"
        columns={columns}
        rows={data?.list}
        rowKey={({ code }) => code}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<Landmark />} title={_('office-cashier.empty')} />}
        onOpen={({ code }) => setEdited(code)}
      />
      {(method || edited === NEW) && (
        <MethodDialog
          key={edited}
          method={method ?? null}
          gateway={data?.gateway ?? false}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
