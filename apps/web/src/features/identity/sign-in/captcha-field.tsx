import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './captcha-field.module.css'
import type { Captcha } from './use-captcha.ts'

type Props = {
  readonly captcha: Captcha
  readonly error: string | undefined
  readonly input: ComponentProps<typeof TextInput>
  /** Fills in the digits that the device has worked for. */
  readonly fill: (text: string) => void
}

/** Digits to read from a picture; a click on it brings another. Whoever cannot see it has the device work instead. */
export function CaptchaField({ captcha, error, input, fill }: Props) {
  const { _ } = useLingui()
  const { image, renew, busy, working, worked, workFault } = captcha
  const work = async () => {
    const text = await captcha.work()
    if (text !== undefined) fill(text)
  }
  const told = workFault ? faultText(workFault, _) : worked ? _('identity.captcha.worked') : ''
  return (
    <div>
      <Field label={_('identity.captcha')} hint={_('identity.captcha.hint')} error={error}>
        <div className={styles.row}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={10} {...input} />
          <button type="button" className={styles.picture} onClick={renew} aria-label={_('identity.captcha.again')}>
            {image && <img src={`data:image/png;base64,${image}`} alt="" width={150} height={48} />}
          </button>
          <IconButton label={_('identity.captcha.again')} onClick={renew} disabled={busy}>
            <RefreshCw />
          </IconButton>
        </div>
      </Field>
      <Button look="ghost" size="small" className={styles.unseen} busy={working} onClick={work}>
        {_('identity.captcha.unseen')}
      </Button>
      <p className={styles.told} role="status">
        {working ? _('identity.captcha.working') : told}
      </p>
    </div>
  )
}
