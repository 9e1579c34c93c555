import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { VendorLine } from './vendors.ts'

/** What a file says of each vendor. */
export function useSavedVendors(): readonly SavedColumn<VendorLine>[] {
  const { _ } = useLingui()
  return [
    { header: _('vendors.code'), text: ({ code }) => code },
    { header: _('vendors.name'), text: ({ name }) => name },
    { header: _('vendors.wallet'), text: ({ wallet }) => _(`vendors.wallet.${wallet}`) },
    {
      header: _('vendors.categories'),
      text: ({ categories }) => categories.map((type) => _(`office.category.${type}`)).join(', '),
    },
    { header: _('vendors.state'), text: ({ enabled }) => _(enabled ? 'vendors.state.on' : 'vendors.state.off') },
    { header: _('vendors.keys.live'), text: ({ liveKeys }) => String(liveKeys ?? '') },
    { header: _('vendors.last_call'), text: ({ lastCallAt }) => lastCallAt ?? '' },
  ]
}
