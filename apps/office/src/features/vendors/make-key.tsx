import { useLingui } from '@lingui/react'
import { makeVendorKey } from '@sanuk/contracts/office-vendors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { toast } from '@sanuk/ui/toast'
import { Copy, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import { useCopy } from '../../components/use-copy.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { VENDORS } from './vendors.ts'

type Made = { readonly id: string; readonly secret: string }

/** Makes a shared key and shows its secret, this once: the window closes only when somebody says that they have it. */
export function MakeKey({ code }: { code: string }) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const copy = useCopy()
  const [made, setMade] = useState<Made>()
  const [open, setOpen] = useState(false)

  async function make() {
    try {
      const { id, secret } = await doing(() => call(makeVendorKey, { params: { code }, body: {} }))
      if (secret === null) return
      setMade({ id, secret })
      setOpen(true)
    } catch (fault) {
      toast.error(faultText(fault, _))
    }
  }

  return (
    <>
      <Button icon={<KeyRound />} onClick={make}>
        {_('vendors.key.make')}
      </Button>
      <Dialog
        open={open}
        locked
        size="medium"
        onClose={() => setOpen(false)}
        title={made && _('vendors.key.made.title', { key: made.id })}
        description={_('vendors.key.made.note')}
        footer={
          <>
            <Button look="outline" icon={<Copy />} onClick={() => made && copy(made.secret)}>
              {_('vendors.key.copy')}
            </Button>
            <Button onClick={() => setOpen(false)}>{_('vendors.key.kept')}</Button>
          </>
        }
      >
        {made && (
          <Field label={_('vendors.key.secret')}>
            <LinesInput readOnly rows={2} value={made.secret} onFocus={(event) => event.currentTarget.select()} />
          </Field>
        )}
      </Dialog>
    </>
  )
}
