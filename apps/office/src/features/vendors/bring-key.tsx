import { useLingui } from '@lingui/react'
import { makeVendorKey } from '@sanuk/contracts/office-vendors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { VENDORS } from './vendors.ts'

/** Takes the public half of a key of the vendor's own. */
export function BringKey({ code }: { code: string }) {
  const { _ } = useLingui()
  const doing = useDoing(VENDORS)
  const [open, setOpen] = useState(false)
  const [publicKey, setPublicKey] = useState('')
  const [fault, setFault] = useState<string>()

  function edit(text: string) {
    setPublicKey(text)
    setFault(undefined)
  }

  function end() {
    setOpen(false)
    edit('')
  }

  async function add() {
    try {
      const { id } = await doing(() => call(makeVendorKey, { params: { code }, body: { publicKey } }))
      end()
      toast.success(_('vendors.key.bring.done', { key: id }))
    } catch (error) {
      const [field] = error instanceof RefusedError ? error.fields : []
      setFault(field?.message ?? faultText(error, _))
    }
  }

  return (
    <>
      <Button look="outline" icon={<Plus />} onClick={() => setOpen(true)}>
        {_('vendors.key.bring')}
      </Button>
      <Dialog
        open={open}
        size="medium"
        onClose={end}
        title={_('vendors.key.bring')}
        description={_('vendors.key.bring.note')}
        closeLabel={_('vendors.close')}
        footer={<Button onClick={add}>{_('vendors.key.bring')}</Button>}
      >
        <Field label={_('vendors.key.public')} error={fault}>
          <LinesInput rows={4} value={publicKey} onChange={(event) => edit(event.currentTarget.value)} />
        </Field>
      </Dialog>
    </>
  )
}
