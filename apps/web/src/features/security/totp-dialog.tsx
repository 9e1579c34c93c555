import { useLingui } from '@lingui/react'
import { codeFault } from '@sanuk/contracts/credentials'
import { confirmTotp } from '@sanuk/contracts/factors'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { QrCode } from '@sanuk/ui/qr-code'
import { TextInput } from '@sanuk/ui/text-input'
import { useForm } from 'react-hook-form'
import { CopyButton } from '../../components/copy-button.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import styles from './security.module.css'

type Props = {
  readonly secret: { readonly secret: string; readonly uri: string }
  readonly onClose: () => void
  readonly onDone: (recoveryCodes: readonly string[]) => void
}

/** Shows the secret to the app as a picture, and has its first code typed. */
export function TotpDialog({ secret: { secret, uri }, onClose, onDone }: Props) {
  const { _ } = useLingui()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = formState

  async function send({ code }: { code: string }) {
    try {
      onDone((await call(confirmTotp, { body: { code } })).recoveryCodes)
    } catch (fault) {
      setError('code', { message: faultText(fault, _) }, { shouldFocus: true })
    }
  }

  function validate(text: string) {
    const word = codeFault('six_digits', text)
    return word === null || _(word)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('security.totp.set_up.title')}
      description={_('security.totp.set_up.lead')}
      closeLabel={_('site.close')}
    >
      <form className={styles.form} noValidate onSubmit={handleSubmit(send)}>
        <div className={styles.qr}>
          <QrCode text={uri} label={_('security.totp.picture')} />
        </div>
        <p className={styles.secret}>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          <CopyButton text={secret} label={_('security.totp.copy')} />
        </p>
        <Field label={_('security.totp.code')} error={errors.code?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            {...register('code', { validate })}
          />
        </Field>
        <Button type="submit" size="large" wide busy={isSubmitting}>
          {_('security.totp.confirm')}
        </Button>
      </form>
    </Dialog>
  )
}
