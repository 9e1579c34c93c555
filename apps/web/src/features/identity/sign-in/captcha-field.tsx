import { useLingui } from '@lingui/react'
import { captcha } from '@sanuk/contracts/guard'
import { Field } from '@sanuk/ui/field'
import { IconButton } from '@sanuk/ui/icon-button'
import { TextInput } from '@sanuk/ui/text-input'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { call } from '../../../wire/call.ts'
import styles from './captcha-field.module.css'

/** A picture comes at most once a second, whoever clicks. */
const AGAIN_MS = 1_000

/** The picture that is to be read, and how to get another one. */
export function useCaptcha(wanted: boolean) {
  const { data, refetch, dataUpdatedAt, isFetching, error } = useQuery({
    queryKey: ['captcha'],
    queryFn: () => call(captcha),
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const renew = () => {
    if (!isFetching && Date.now() - dataUpdatedAt >= AGAIN_MS) refetch()
  }
  return { picture: data, renew, busy: isFetching, failed: error !== null }
}

type Props = {
  readonly captcha: ReturnType<typeof useCaptcha>
  readonly error: string | undefined
  readonly input: ComponentProps<typeof TextInput>
}

/** Digits to read from a picture; a click on it brings another. */
export function CaptchaField({ captcha: { picture, renew, busy }, error, input }: Props) {
  const { _ } = useLingui()
  return (
    <Field label={_('identity.captcha')} hint={_('identity.captcha.hint')} error={error}>
      <div className={styles.row}>
        <TextInput inputMode="numeric" autoComplete="off" maxLength={10} {...input} />
        <button type="button" className={styles.picture} onClick={renew} aria-label={_('identity.captcha.again')}>
          {picture && <img src={`data:image/png;base64,${picture.image}`} alt="" width={150} height={48} />}
        </button>
        <IconButton label={_('identity.captcha.again')} onClick={renew} disabled={busy}>
          <RefreshCw />
        </IconButton>
      </div>
    </Field>
  )
}
