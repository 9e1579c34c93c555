import { useLingui } from '@lingui/react'
import { login } from '@sanuk/contracts/identity'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field } from '@sanuk/ui/field'
import { PasswordInput } from '@sanuk/ui/password-input'
import { TextInput } from '@sanuk/ui/text-input'
import { RefusedError } from '@sanuk/wire/faults'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSignIn } from '../../../session/use-sign-in.ts'
import { call, readyHumanProof } from '../../../wire/call.ts'
import styles from '../form.module.css'
import { FormFault } from '../form-fault.tsx'
import { placeFaults } from '../place-faults.ts'
import { CaptchaField } from './captcha-field.tsx'
import { forgetPrefilled, keepPrefilled, REMEMBERED_PASSWORD, readPrefilled } from './remembered.ts'
import { useCaptcha } from './use-captcha.ts'

type Values = { username: string; password: string; captcha: string; remember: boolean }

/** Signing in by username. A browser that is remembered finds both fields filled in, and the password is not there. */
export function LoginForm() {
  const { _ } = useLingui()
  const signIn = useSignIn()
  const panels = usePanels()
  const [kept] = useState(readPrefilled)
  const [doubted, setDoubted] = useState(false)
  const picture = useCaptcha(doubted)
  const { register, handleSubmit, setError, setFocus, setValue, formState } = useForm<Values>({
    defaultValues: {
      username: kept.username ?? '',
      password: kept.username ? REMEMBERED_PASSWORD : '',
      captcha: '',
      remember: kept.username !== undefined,
    },
  })
  const { errors, isSubmitting } = formState

  // Over the tabs' heads. A phone's keyboard would cover the form.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('username')
  }, [setFocus])

  async function send({ username, password, captcha, remember }: Values) {
    const name = username.trim()
    const remembered = password === REMEMBERED_PASSWORD && name.toLowerCase() === kept.username?.toLowerCase()
    try {
      const outcome = await call(login, {
        body: remembered
          ? { type: 'remembered', username: name }
          : {
              ...{ type: 'username', username: name, password, remember },
              ...(doubted && picture.id && { captcha: { id: picture.id, text: captcha.trim() } }),
            },
      })
      if (remember) keepPrefilled({ ...readPrefilled(), username: name })
      else forgetPrefilled()
      await signIn(outcome)
    } catch (fault) {
      if (remembered && refusedFor(fault, 'incorrect_credentials')) return askForPassword()
      tell(fault)
    }
  }

  /** The day is over, or the password was changed elsewhere. */
  function askForPassword() {
    forgetPrefilled()
    setValue('password', '')
    setError('password', { message: _('identity.login.again') }, { shouldFocus: true })
  }

  function tell(fault: unknown) {
    // The picture that is wanted now was not there to be read: nothing is wrong with its field yet.
    if (!doubted && refusedFor(fault, 'captcha_required')) return setDoubted(true)
    placeFaults(fault, { setError, fields: ['username', 'password', 'captcha'], say: _ })
    if (doubted) {
      picture.renew()
      setValue('captcha', '')
    } else if (wantsPicture(fault)) setDoubted(true)
    // Most often it is the password that was mistyped, and it cannot be seen.
    if (refusedFor(fault, 'incorrect_credentials')) setFocus('password', { shouldSelect: true })
  }

  const filled = (text: string) => text.trim() !== '' || _('field.required')
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(send)} onFocus={readyHumanProof}>
      <FormFault message={errors.root?.message} />
      <Field label={_('identity.username')} error={errors.username?.message}>
        <TextInput
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username', { validate: filled })}
        />
      </Field>
      <Field label={_('identity.password')} error={errors.password?.message}>
        <PasswordInput
          autoComplete="current-password"
          words={{ show: _('identity.password.show'), hide: _('identity.password.hide') }}
          onFocus={({ currentTarget }) => currentTarget.value === REMEMBERED_PASSWORD && currentTarget.select()}
          {...register('password', { validate: (text) => text !== '' || _('field.required') })}
        />
      </Field>
      {doubted && (
        <CaptchaField
          captcha={picture}
          error={errors.captcha?.message}
          input={register('captcha', { validate: filled })}
          fill={(text) => setValue('captcha', text, { shouldValidate: true })}
        />
      )}
      <div className={styles.between}>
        <Checkbox {...register('remember')}>{_('identity.remember')}</Checkbox>
        <Button look="ghost" size="small" className={styles.flush} onClick={() => panels.open('forgot')}>
          {_('identity.forgot')}
        </Button>
      </div>
      <Button type="submit" size="large" wide busy={isSubmitting}>
        {_('identity.login.submit')}
      </Button>
    </form>
  )
}

const refusedFor = (fault: unknown, code: RefusedError['code']): boolean =>
  fault instanceof RefusedError && fault.code === code

/** The next try needs a picture: the server says so with the refusal of this one, or refuses for want of it. */
function wantsPicture(fault: unknown): boolean {
  if (!(fault instanceof RefusedError)) return false
  if (fault.code === 'captcha_required') return true
  return (
    typeof fault.value === 'object' && fault.value !== null && 'captcha' in fault.value && fault.value.captcha === true
  )
}
