import { useLingui } from '@lingui/react'
import { listDepositMethods, orderDepositMethods } from '@sanuk/contracts/office-cashier-settings'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { OrderDialog } from '../../components/order-dialog.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import list from '../../lists/list-page.module.css'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './cashier-settings.module.css'
import { METHODS, type Method } from './cashier-settings.ts'
import { MethodDialog } from './method-dialog.tsx'
import { SaveMethods } from './save-methods.tsx'
import { SwitchMethod } from './switch-method.tsx'

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
  const method = data?.list.find(({ code }) => code === edited)
  return (
    <Card className={list.list}>
      <div className={styles.head}>
        <p className={styles.note}>{_('office-cashier.methods.note')}</p>
        <div className={styles.deeds}>
          {data && <SaveMethods rows={data.list} />}
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
      <Table
        label={_('office-cashier.sheet.methods')}
        columns={useColumns(setEdited)}
        rows={error ? undefined : data?.list}
        rowKey={({ code }) => code}
        empty={<EmptyState icon={<Landmark />} title={_('office-cashier.empty')} />}
        error={
          error && (
            <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
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

function useColumns(onEdit: (code: string) => void): Column<Method>[] {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const may = useMay()
  const language = i18n.locale === 'en' ? 'en' : 'th'
  return [
    {
      key: 'name',
      header: _('office-cashier.method'),
      phone: 'heading',
      cell: ({ names }) => names[language],
    },
    {
      key: 'state',
      header: _('office.state'),
      cell: ({ enabled, proposed }) => (
        <span className={styles.badges}>
          <Badge look={enabled ? 'good' : 'plain'}>{_(enabled ? 'office-cashier.on' : 'office-cashier.off')}</Badge>
          {proposed && <Badge look="luck">{_('office-cashier.proposed')}</Badge>}
        </span>
      ),
    },
    {
      key: 'limits',
      header: _('office-cashier.limits'),
      align: 'end',
      cell: ({ minimum, maximum }) => (
        <span>
          {money(minimum)} – {money(maximum)}
        </span>
      ),
    },
    {
      key: 'fee',
      header: _('office-cashier.fee'),
      align: 'end',
      cell: ({ fee }) => (
        <span>
          {money(fee.fixed)} + {fee.percent}%
        </span>
      ),
    },
    {
      key: 'hours',
      header: _('office-cashier.hours'),
      cell: ({ hours }) => (hours ? `${hours.opens}–${hours.closes}` : _('office-cashier.hours.always')),
    },
    {
      key: 'edit',
      header: _('office-cashier.change'),
      cell: (method) =>
        may('brand.change') && (
          <span className={styles.deeds}>
            <Button look="outline" size="small" disabled={method.proposed} onClick={() => onEdit(method.code)}>
              {_('office-cashier.change')}
              <VisuallyHidden> {method.names[language]}</VisuallyHidden>
            </Button>
            {(method.enabled || !method.proposed) && <SwitchMethod method={method} />}
          </span>
        ),
    },
  ]
}
