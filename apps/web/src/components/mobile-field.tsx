import { useLingui } from '@lingui/react'
import { splitPhone } from '@sanuk/contracts/typed-text'
import { BesideControl, Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import type { ChangeEvent, ComponentProps } from 'react'
import { useBrand } from '../brand/use-brand.ts'
import styles from './mobile-field.module.css'

type Props = {
  readonly dialling: string
  readonly onDialling: (code: string) => void
  readonly note?: string | undefined
  readonly error: string | undefined
  readonly input: ComponentProps<typeof TextInput>
}

/** Countries' codes whose numbers this brand sends messages to; the usual one first. */
export function useDiallingCodes(): readonly string[] {
  return useBrand()?.diallingCodes ?? ['66']
}

/**
 * A mobile number, with the code of its country before it. Where there is one country only it is not asked for. A whole
 * international number, pasted or filled in, chooses its country and leaves the rest.
 */
export function MobileField({ dialling, onDialling, note, error, input }: Props) {
  const { _ } = useLingui()
  const codes = useDiallingCodes()
  function read(event: ChangeEvent<HTMLInputElement>) {
    const whole = splitPhone(event.target.value, codes)
    if (whole) {
      onDialling(whole.countryDialingCode)
      event.target.value = whole.mobileNum
    }
    return input.onChange?.(event)
  }
  return (
    <Field label={_('identity.mobile')} note={note} error={error}>
      <div className={styles.row}>
        {codes.length > 1 && (
          <BesideControl>
            <Select
              label={_('identity.mobile.country')}
              options={codes.map((code) => ({ value: code, label: `+${code}` }))}
              value={dialling}
              onChange={onDialling}
            />
          </BesideControl>
        )}
        <TextInput
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          className={styles.number}
          prefix={codes.length === 1 ? `+${dialling}` : undefined}
          {...input}
          onChange={read}
        />
      </div>
    </Field>
  )
}
