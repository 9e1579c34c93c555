import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { type DescribedColumn, textColumn } from '../../lists/described-column.tsx'
import styles from './cashier-settings.module.css'
import type { Method } from './cashier-settings.ts'
import { SwitchMethod } from './switch-method.tsx'

const stateOf = (enabled: boolean) => (enabled ? 'office-cashier.on' : 'office-cashier.off')

const inFile = (column: Pick<DescribedColumn<Method>, 'key' | 'header'> & { text: (method: Method) => string }) =>
  ({ ...column, fileOnly: true }) as const

/** A way to pay in with its terms, and the ways to change it for those who may. */
export const methodColumns = (mayChange: boolean): readonly DescribedColumn<Method>[] => [
  {
    key: 'name',
    header: 'office-cashier.method',
    phone: 'heading',
    text: ({ names }, { language }) => names[language],
  },
  {
    key: 'kind',
    header: 'office-cashier.kind',
    fileOnly: true,
    text: ({ kind }, { _ }) => _(`office-cashier.kind.${kind}`),
  },
  {
    key: 'state',
    header: 'office.state',
    text: ({ enabled, proposed }, { _ }) =>
      [_(stateOf(enabled)), ...(proposed ? [_('office-cashier.proposed')] : [])].join(' · '),
    cell: ({ enabled, proposed }, { _ }) => (
      <span className={styles.badges}>
        <Badge look={enabled ? 'good' : 'plain'}>{_(stateOf(enabled))}</Badge>
        {proposed && <Badge look="luck">{_('office-cashier.proposed')}</Badge>}
      </span>
    ),
  },
  {
    key: 'limits',
    header: 'office-cashier.limits',
    align: 'end',
    cell: ({ minimum, maximum }, { money }) => (
      <span>
        {money(minimum)} – {money(maximum)}
      </span>
    ),
  },
  textColumn('minimum', 'office-cashier.minimum', { fileOnly: true }),
  textColumn('maximum', 'office-cashier.maximum', { fileOnly: true }),
  {
    key: 'fee',
    header: 'office-cashier.fee',
    align: 'end',
    cell: ({ fee }, { money }) => (
      <span>
        {money(fee.fixed)} + {fee.percent}%
      </span>
    ),
  },
  inFile({ key: 'fixed', header: 'office-cashier.fee.fixed', text: ({ fee }) => fee.fixed }),
  inFile({ key: 'percent', header: 'office-cashier.fee.percent', text: ({ fee }) => fee.percent }),
  {
    key: 'by',
    header: 'office-cashier.fee.by',
    fileOnly: true,
    text: ({ fee }, { _ }) => _(`office-cashier.fee.by.${fee.by}`),
  },
  textColumn('sumPerDay', 'office-cashier.sum_per_day', { fileOnly: true }),
  {
    key: 'hours',
    header: 'office-cashier.hours',
    text: ({ hours }, { _ }) => (hours ? `${hours.opens}–${hours.closes}` : _('office-cashier.hours.always')),
  },
  inFile({ key: 'minutes', header: 'office-cashier.minutes', text: ({ minutes }) => String(minutes) }),
  inFile({ key: 'quick', header: 'office-cashier.quick', text: ({ quickAmounts }) => quickAmounts.join(' ') }),
  {
    key: 'edit',
    header: 'office-cashier.change',
    cell: (method, { _, language }, edit) =>
      mayChange && (
        <span className={styles.deeds}>
          <Button look="outline" size="small" disabled={method.proposed} onClick={edit}>
            {_('office-cashier.change')}
            <VisuallyHidden> {method.names[language]}</VisuallyHidden>
          </Button>
          {(method.enabled || !method.proposed) && <SwitchMethod method={method} />}
        </span>
      ),
  },
]
