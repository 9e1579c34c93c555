import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useState } from 'react'
import { useMay } from '../../session/use-operator.ts'
import { useBrand } from '../../wire/use-brand.ts'
import type { TableNow } from './live-tables.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { SettingsFacts } from './settings-facts.tsx'

/** The opening hours and limits of a table. */
export function SettingsCard({ table }: { readonly table: TableNow }) {
  const { _ } = useLingui()
  const mayChange = useMay()('tables.change')
  const brand = useBrand()
  const [isOpen, setOpen] = useState(false)
  const inBrand = { currency: brand?.currency.code ?? 'THB', timeZone: brand?.timeZone ?? table.settings.timeZone }
  return (
    <Card
      title={_('office-live-tables.settings')}
      action={
        mayChange && (
          <Button look="outline" onClick={() => setOpen(true)}>
            {_('office-live-tables.settings.change')}
          </Button>
        )
      }
    >
      <SettingsFacts settings={table.settings} />
      {isOpen && <SettingsDialog table={table} brand={inBrand} onClose={() => setOpen(false)} />}
    </Card>
  )
}
