import { useLingui } from '@lingui/react'
import { enableVendor } from '@sanuk/contracts/office-vendors'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { toast } from '@sanuk/ui/toast'
import { Power, PowerOff } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { VENDORS, type Vendor } from './vendors.ts'

/** Switches a vendor off or on, after a question. */
export function VendorSwitch({ vendor }: { vendor: Vendor }) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const [asking, setAsking] = useState(false)
  // What was asked stays on the closing window.
  const [asked, setAsked] = useState<'off' | 'on'>('off')
  const [fault, setFault] = useState<unknown>()
  const way = vendor.enabled ? 'off' : 'on'

  async function turn() {
    try {
      const body = { enabled: asked === 'on' }
      await doing(() => call(enableVendor, { params: { code: vendor.code }, body }))
      setAsking(false)
      toast.success(_(`vendors.${asked}.done`, { vendor: vendor.name }))
    } catch (error) {
      setFault(error)
    }
  }

  function ask() {
    setFault(undefined)
    setAsked(way)
    setAsking(true)
  }

  return (
    <>
      <Button
        look={vendor.enabled ? 'outline' : 'primary'}
        icon={vendor.enabled ? <PowerOff /> : <Power />}
        onClick={ask}
      >
        {_(`vendors.${way}`)}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_(`vendors.${asked}.title`, { vendor: vendor.name })}
        cancelLabel={_('office.cancel')}
        confirmLabel={_(`vendors.${asked}`)}
        onConfirm={turn}
        danger={asked === 'off'}
        error={fault === undefined ? undefined : faultText(fault, _)}
      >
        {_(vendor.wallet === 'house' ? `vendors.${asked}.house` : `vendors.${asked}.note`)}
      </ConfirmDialog>
    </>
  )
}
