import { useLingui } from '@lingui/react'
import { renamePasskey } from '@sanuk/contracts/factors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { useForm } from 'react-hook-form'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './security.module.css'

type Props = { readonly passkey: { readonly id: string; readonly name: string }; readonly onClose: () => void }

/** Another name for a passkey, by which its owner knows it among others. */
export function RenamePasskeyDialog({ passkey: { id, name }, onClose }: Props) {
  const { _ } = useLingui()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name } })
  const { errors, isSubmitting } = formState

  async function save(wish: { name: string }) {
    try {
      await call(renamePasskey, { params: { id }, body: { name: wish.name.trim() } })
      notify('success', _('security.passkeys.renamed'))
      onClose()
    } catch (fault) {
      setError('name', { message: faultText(fault, _) }, { shouldFocus: true })
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('security.passkeys.rename')}
      description={_('security.passkeys.rename.lead')}
      closeLabel={_('site.close')}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(save)}>
        <Field label={_('security.passkeys.name')} error={errors.name?.message}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            {...register('name', { validate: (text) => text.trim() !== '' || _('field.required') })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.save')}
        </Button>
      </form>
    </Dialog>
  )
}
