import { useLingui } from '@lingui/react'
import { changeBrandSettings } from '@sanuk/contracts/office-brand'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { BRAND_SETTINGS, type BrandSettings, type Change } from './brand-settings.ts'

/** Saves a part of the settings, and tells what was wrong: with single fields by their names, or with the whole (`''`). */
export function useSaveSettings({ revision }: Pick<BrandSettings, 'revision'>) {
  const { _ } = useLingui()
  const doing = useDoing(BRAND_SETTINGS)
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [busy, setBusy] = useState(false)

  async function save(settings: Change): Promise<void> {
    setBusy(true)
    setFaults({})
    try {
      await doing(() => call(changeBrandSettings, { body: { revision, settings } }))
      toast.success(_('brand.saved'))
    } catch (fault) {
      setFaults(faultsOf(fault, (error) => faultText(error, _)))
    } finally {
      setBusy(false)
    }
  }

  return { save, faults, busy }
}

function faultsOf(fault: unknown, textOf: (fault: unknown) => string): Record<string, string> {
  const fields = fault instanceof RefusedError ? fault.fields : []
  if (fields.length === 0) return { '': textOf(fault) }
  // A well-formed body is named from its root, a judged one by its settings; an item of a list counts for the list.
  return Object.fromEntries(
    fields.map(({ field, message }) => [field.replace(/^settings\./, '').replace(/\.\d+(\..*)?$/, ''), message]),
  )
}
