import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** Countries that are not served, and those whose numbers get codes by message. */
export function RegionsPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [blockedCountries, setBlocked] = useState(settings.blockedCountries)
  const [smsCountries, setSms] = useState(settings.smsCountries)
  return (
    <PartForm fault={faults['']} busy={busy} onSave={() => save({ blockedCountries, smsCountries })}>
      <div className={styles.columns}>
        <Countries
          title={_('brand.blocked')}
          note={_('brand.blocked.note')}
          fault={faults.blockedCountries}
          countries={blockedCountries}
          onChange={setBlocked}
        />
        <Countries
          title={_('brand.sms')}
          note={_('brand.sms.note')}
          fault={faults.smsCountries}
          countries={smsCountries}
          onChange={setSms}
        />
      </div>
    </PartForm>
  )
}

type CountriesProps = {
  title: string
  note: string
  fault: string | undefined
  countries: readonly string[]
  onChange: (countries: string[]) => void
}

function Countries({ title, note, fault, countries, onChange }: CountriesProps) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState('')
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region', fallback: 'none' })
  const code = typed.trim().toUpperCase()
  const name = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined
  const add = () => {
    if (name && !countries.includes(code)) onChange([...countries, code])
    setTyped('')
  }
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.note}>{note}</p>
      <ul className={styles.countries}>
        {countries.map((country) => (
          <li key={country}>
            <Button
              look="quiet"
              size="small"
              icon={<X />}
              aria-label={_('brand.country.remove', { country: names.of(country) ?? country })}
              onClick={() => onChange(countries.filter((one) => one !== country))}
            >
              {names.of(country) ?? country}
            </Button>
          </li>
        ))}
      </ul>
      <Field label={_('brand.country.add')} hint={name ?? _('brand.country.hint')} error={fault}>
        <TextInput
          maxLength={2}
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          suffix={
            <Button look="ghost" size="small" disabled={!name} onClick={add}>
              {_('brand.country.do')}
            </Button>
          }
        />
      </Field>
    </div>
  )
}
