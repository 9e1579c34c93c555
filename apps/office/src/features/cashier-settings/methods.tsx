import { useLingui } from '@lingui/react'
import { listDepositMethods } from '@sanuk/contracts/office-cashier-settings'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useMoney } from '../../components/use-money.tsx'
import list from '../../lists/list-page.module.css'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { METHODS, type Method } from './cashier-settings.ts'
import { MethodDialog } from './method-dialog.tsx'

/** The brand’s ways to pay in. */
export function Methods() {
  const { _ } = useLingui()
  const [edited, setEdited] = useState<string>()
  const { data, error, refetch } = useAsked({
    key: METHODS,
    ask: (signal) => call(listDepositMethods, undefined, signal),
  })
  const place = data?.list.findIndex(({ code }) => code === edited) ?? -1
  const method = data?.list[place]
  return (
    <Card className={list.list}>
      <Table
        label={_('office-cashier.sheet.methods')}
        columns={useColumns(setEdited)}
        rows={error ? undefined : data?.list}
        rowKey={({ code }) => code}
        empty={<EmptyState icon={<Pencil />} title={_('office-cashier.empty')} />}
        error={
          error && (
            <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {method && <MethodDialog key={method.code} method={method} place={place} onClose={() => setEdited(undefined)} />}
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
      cell: ({ enabled }) => (
        <Badge look={enabled ? 'good' : 'plain'}>{_(enabled ? 'office-cashier.on' : 'office-cashier.off')}</Badge>
      ),
    },
    {
      key: 'limits',
      header: _('office-cashier.limits'),
      align: 'end',
      cell: ({ minimum, maximum }) => (
        <>
          {money(minimum)} – {money(maximum)}
        </>
      ),
    },
    {
      key: 'fee',
      header: _('office-cashier.fee'),
      align: 'end',
      cell: ({ fee }) => (
        <>
          {money(fee.fixed)} + {fee.percent}%
        </>
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
      cell: ({ code, names }) =>
        may('brand.change') && (
          <Button look="outline" size="small" icon={<Pencil />} onClick={() => onEdit(code)}>
            {_('office-cashier.change.of', { name: names[language] })}
          </Button>
        ),
    },
  ]
}
