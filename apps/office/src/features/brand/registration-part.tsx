import { useLingui } from '@lingui/react'
import { tryRegistration } from '@sanuk/contracts/office-brand'
import {
  type OwnRule,
  type OwnRules,
  PATTERN_KINDS,
  REGISTRATION_FIELDS,
  type RegistrationFieldName,
  type RegistrationRules,
  registrationRules,
} from '@sanuk/contracts/registration-rules'
import { digitsOf } from '@sanuk/money/digits'
import { Button } from '@sanuk/ui/button'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** What the registration asks, field by field, with a place to try it before it is saved. */
export function RegistrationPart({ settings }: { settings: BrandSettings }) {
  const { save, faults, busy } = useSaveSettings(settings)
  const [rules, setRules] = useState<OwnRules>(settings.registration)
  const published = useAsked({
    key: ['registration-rules', settings.revision],
    ask: (signal) => call(registrationRules, undefined, signal),
  }).data
  if (!published) return null
  return (
    <>
      <PartForm fault={faults['']} busy={busy} onSave={() => save({ registration: rules })}>
        <ul className={styles.rules}>
          {REGISTRATION_FIELDS.map((name) => (
            <li key={name}>
              <RuleRow
                name={name}
                own={rules[name] ?? {}}
                now={published}
                fault={faults[`registration.${name}`]}
                onChange={(rule) => setRules({ ...rules, [name]: rule })}
              />
            </li>
          ))}
        </ul>
      </PartForm>
      <Tester rules={rules} published={published} />
    </>
  )
}

type RowProps = {
  name: RegistrationFieldName
  own: OwnRule
  /** What holds where nothing else is said. */
  now: RegistrationRules
  fault: string | undefined
  onChange: (rule: OwnRule) => void
}

function RuleRow({ name, own, now, fault, onChange }: RowProps) {
  const { _ } = useLingui()
  const known = now[name]
  const enabled = own.enabled ?? known.enabled
  const [least, most] = own.length ?? [known.minLength, known.maxLength]
  const pattern = own.pattern ?? known.patternId
  const number = (text: string) => Number(digitsOf(text).slice(0, 3))
  return (
    <div className={styles.rule} data-off={!enabled}>
      <strong>{_(`brand.field.${name}`)}</strong>
      <Checkbox checked={enabled} onChange={(event) => onChange({ ...own, enabled: event.target.checked })}>
        {_('brand.rule.asked')}
      </Checkbox>
      <Checkbox
        checked={own.required ?? known.required}
        disabled={!enabled}
        onChange={(event) => onChange({ ...own, required: event.target.checked })}
      >
        {_('brand.rule.required')}
      </Checkbox>
      <Select
        label={_('brand.rule.pattern')}
        disabled={!enabled}
        value={pattern}
        onChange={(kind) => onChange({ ...own, pattern: kind })}
        options={PATTERN_KINDS.map((kind) => ({ value: kind, label: _(`brand.pattern.${kind}`) }))}
      />
      <span className={styles.lengths}>
        <TextInput
          aria-label={_('brand.rule.least')}
          inputMode="numeric"
          disabled={!enabled}
          value={String(least)}
          onChange={(event) => onChange({ ...own, length: [number(event.target.value), most] })}
        />
        <span className={styles.dash}>–</span>
        <TextInput
          aria-label={_('brand.rule.most')}
          inputMode="numeric"
          disabled={!enabled}
          value={String(most)}
          onChange={(event) => onChange({ ...own, length: [least, number(event.target.value)] })}
        />
      </span>
      {enabled && pattern === 'own' && (
        <Field label={_('brand.rule.expression')} hint={_('brand.rule.expression.hint')}>
          <TextInput
            value={own.expression ?? ''}
            maxLength={200}
            spellCheck={false}
            onChange={(event) => onChange({ ...own, expression: event.target.value })}
          />
        </Field>
      )}
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}

/** Tries values against the rules as they stand on the page, saved or not. */
function Tester({ rules, published }: { rules: OwnRules; published: RegistrationRules }) {
  const { _ } = useLingui()
  const [values, setValues] = useState<Partial<Record<RegistrationFieldName, string>>>({})
  const [said, setSaid] = useState<Readonly<Record<string, string>> | null>(null)
  const [fault, setFault] = useState<string>()
  const asked = REGISTRATION_FIELDS.filter((name) => rules[name]?.enabled ?? published[name].enabled)

  async function attempt() {
    setFault(undefined)
    try {
      const filled = Object.fromEntries(asked.map((name) => [name, values[name] ?? '']))
      const { faults } = await call(tryRegistration, { body: { registration: rules, values: filled } })
      setSaid(Object.fromEntries(faults.map(({ field, message }) => [field, message])))
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <section className={styles.tester} aria-labelledby="tester">
      <h2 id="tester" className={styles.title}>
        {_('brand.try')}
      </h2>
      <p className={styles.note}>{_('brand.try.note')}</p>
      <div className={styles.columns}>
        {asked.map((name) => (
          <Field key={name} label={_(`brand.field.${name}`)} error={said?.[name]}>
            <TextInput
              autoComplete="off"
              value={values[name] ?? ''}
              onChange={(event) => setValues({ ...values, [name]: event.target.value })}
            />
          </Field>
        ))}
      </div>
      <Button look="outline" onClick={attempt}>
        {_('brand.try.do')}
      </Button>
      <p role="status">{fault ?? (said && Object.keys(said).length === 0 ? _('brand.try.good') : '')}</p>
    </section>
  )
}
