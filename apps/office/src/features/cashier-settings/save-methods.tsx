import { useLingui } from '@lingui/react'
import { useLanguage } from '../../language/language.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { Method } from './cashier-settings.ts'

/** Saves the ways to pay in with their terms, in the brand's order. */
export function SaveMethods({ rows }: { readonly rows: readonly Method[] }) {
  const { _ } = useLingui()
  const language = useLanguage()
  return (
    <SaveWhole
      name="deposit-methods"
      columns={[
        { header: _('office-cashier.method'), text: ({ names }) => names[language] },
        { header: _('office-cashier.kind'), text: ({ kind }) => _(`office-cashier.kind.${kind}`) },
        {
          header: _('office.state'),
          text: ({ enabled, proposed }) =>
            [_(enabled ? 'office-cashier.on' : 'office-cashier.off'), proposed && _('office-cashier.proposed')]
              .filter(Boolean)
              .join(' · '),
        },
        { header: _('office-cashier.minimum'), text: ({ minimum }) => minimum },
        { header: _('office-cashier.maximum'), text: ({ maximum }) => maximum },
        { header: _('office-cashier.fee.fixed'), text: ({ fee }) => fee.fixed },
        { header: _('office-cashier.fee.percent'), text: ({ fee }) => fee.percent },
        { header: _('office-cashier.fee.by'), text: ({ fee }) => _(`office-cashier.fee.by.${fee.by}`) },
        { header: _('office-cashier.sum_per_day'), text: ({ sumPerDay }) => sumPerDay ?? '' },
        {
          header: _('office-cashier.hours'),
          text: ({ hours }) => (hours ? `${hours.opens}–${hours.closes}` : _('office-cashier.hours.always')),
        },
        { header: _('office-cashier.minutes'), text: ({ minutes }) => String(minutes) },
        { header: _('office-cashier.quick'), text: ({ quickAmounts }) => quickAmounts.join(' ') },
      ]}
      rows={rows}
    />
  )
}
