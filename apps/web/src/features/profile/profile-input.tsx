import { useLingui } from '@lingui/react'
import { INCOME_SOURCES, NATIONALITIES, type ProfileField } from '@sanuk/contracts/profile'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextArea } from '@sanuk/ui/text-area'
import { TextInput } from '@sanuk/ui/text-input'
import { useMemo } from 'react'
import { useLanguage } from '../../language/language.ts'
import styles from './profile.module.css'
import type { Profile } from './profile-dialog.tsx'
import { useToldText } from './use-told-text.ts'

type ProfileInputProps = {
  readonly field: Profile['fields'][number]
  readonly ageMinimum: number
  /** What was typed since the form was opened, if anything. */
  readonly typed: string | undefined
  readonly onType: (value: string) => void
  readonly error: string | undefined
}

/** One thing that a member tells, in the way it is told; what is fixed is only shown. */
export function ProfileInput({ field: { name, value, fixed }, ageMinimum, typed, onType, error }: ProfileInputProps) {
  const { _ } = useLingui()
  const textOf = useToldText()
  if (fixed) {
    return (
      <Field label={_(`profile.${name}`)} hint={_('profile.fixed')}>
        <TextInput value={textOf(name, value ?? '')} disabled readOnly />
      </Field>
    )
  }
  const hints: Partial<Record<ProfileField, string | undefined>> = {
    idNumber: value ? _('profile.idNumber.hint', { value }) : undefined,
    payeeName: `${_('profile.payeeName.hint')} · ${_('profile.fixed.later')}`,
    birthday: `${_('profile.birthday.hint', { age: ageMinimum })} · ${_('profile.fixed.later')}`,
  }
  // Of a number only its end is known here: it is typed anew, or not at all.
  const kept = name === 'idNumber' ? '' : (value ?? '')
  return (
    <Field
      label={_(`profile.${name}`)}
      hint={hints[name]}
      error={error}
      className={name === 'address' ? styles.broad : undefined}
    >
      <Control name={name} text={typed ?? kept} onType={onType} />
    </Field>
  )
}

type ControlProps = { readonly name: ProfileField; readonly text: string; readonly onType: (value: string) => void }

function Control({ name, text, onType }: ControlProps) {
  const { _ } = useLingui()
  switch (name) {
    case 'nationality':
      return <Nationality value={text} onChange={onType} />
    case 'sourceOfIncome':
      return (
        <Select
          value={text || null}
          onChange={onType}
          placeholder={_('profile.choose')}
          options={INCOME_SOURCES.map((source) => ({ value: source, label: _(`profile.income.${source}`) }))}
        />
      )
    case 'address':
      return <TextArea rows={2} maxLength={500} value={text} onChange={({ target }) => onType(target.value)} />
    default:
      return (
        <TextInput
          type={name === 'birthday' ? 'date' : 'text'}
          maxLength={120}
          autoComplete="off"
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      )
  }
}

/** Countries in the order of the reader's language, the home of most first. */
function Nationality({ value, onChange }: { readonly value: string; readonly onChange: (value: string) => void }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    const named = NATIONALITIES.map((code) => ({ value: code, label: names.of(code) ?? code }))
    const inOrder = named.sort((one, other) => one.label.localeCompare(other.label, language))
    return [...inOrder.filter((one) => one.value === 'TH'), ...inOrder.filter((one) => one.value !== 'TH')]
  }, [language])
  return <Select value={value || null} onChange={onChange} placeholder={_('profile.choose')} options={options} />
}
