import { useLingui } from '@lingui/react'
import { setSignInProvider } from '@sanuk/contracts/office-providers'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { toast } from '@sanuk/ui/toast'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { placeFaults } from '../../wire/place-faults.ts'
import { useDoing } from '../../wire/use-doing.ts'
import { Callbacks } from './callbacks.tsx'
import { ProviderFields } from './provider-fields.tsx'
import styles from './providers.module.css'
import { PRESETS, PROVIDERS, type Provider, type ProviderValues, valuesOf } from './providers.ts'
import { RemoveProvider } from './remove-provider.tsx'

type Props = { provider: Provider | 'new' | null; mayChange: boolean; onClose: () => void }

/** A provider to be entered, looked at or changed. */
export function ProviderDialog({ provider, mayChange, onClose }: Props) {
  const known = provider !== 'new' ? provider : null
  if (provider === null) return null
  return <Opened key={known?.code ?? 'new'} known={known} mayChange={mayChange} onClose={onClose} />
}

const NAMES = ['code', 'name', 'issuer', 'clientId', 'clientSecret', 'tokenEndpoint', 'enabled'] as const

function Opened({ known, mayChange, onClose }: { known: Provider | null; mayChange: boolean; onClose: () => void }) {
  const { _ } = useLingui()
  const id = useId()
  const doing = useDoing(PROVIDERS)
  const [removing, setRemoving] = useState(false)
  const form = useForm<ProviderValues>({ defaultValues: known ? valuesOf(known) : PRESETS.google })
  const { errors, isSubmitting } = form.formState

  async function send({ clientSecret, tokenEndpoint, ...values }: ProviderValues) {
    const secret = clientSecret.trim()
    const body = { ...values, tokenEndpoint: tokenEndpoint.trim() || null, ...(secret ? { clientSecret: secret } : {}) }
    try {
      await doing(() => call(setSignInProvider, { body }))
      toast.success(_('office-providers.saved', { name: values.name }))
      onClose()
    } catch (fault) {
      if (!placeFaults(fault, NAMES, form.setError)) form.setError('root', { message: faultText(fault, _) })
    }
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      closeLabel={_('office.close')}
      title={known ? known.name : _('office-providers.add')}
      error={errors.root?.message}
      footer={
        mayChange && (
          <>
            {known && (
              <Button look="danger" onClick={() => setRemoving(true)}>
                {_('office-providers.remove')}
              </Button>
            )}
            <Button type="submit" form={id} busy={isSubmitting}>
              {_('office-providers.save')}
            </Button>
          </>
        )
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={form.handleSubmit(send)}>
        <fieldset className={styles.form} disabled={!mayChange}>
          <ProviderFields form={form} known={known !== null} />
        </fieldset>
        <Callbacks addresses={known?.callbacks ?? null} />
      </form>
      {known && (
        <RemoveProvider provider={known} open={removing} onCancel={() => setRemoving(false)} onDone={onClose} />
      )}
    </Dialog>
  )
}
