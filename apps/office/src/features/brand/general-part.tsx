import { useLingui } from '@lingui/react'
import { hostOf } from '@sanuk/contracts/host-name'
import { KNOWN_LANGUAGES } from '@sanuk/contracts/languages'
import { LANGUAGES } from '@sanuk/contracts/wire'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import styles from './brand.module.css'
import { type BrandSettings, linesOf } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** Name, addresses, time, languages, and to whom the pages are shown. */
export function GeneralPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [wish, setWish] = useState({
    ...settings,
    domains: settings.domains.join('\n'),
    ageMinimum: String(settings.ageMinimum),
    passwordDays: String(settings.passwordDays),
    gtagId: settings.gtagId ?? '',
  })
  const set = (change: Partial<typeof wish>) => setWish({ ...wish, ...change })
  const { languages } = wish
  const [first = 'th'] = languages

  const send = () =>
    save({
      ...{
        name: wish.name.trim(),
        domains: linesOf(wish.domains.replace(/[,;]/g, '\n')).map(hostOf),
        timeZone: wish.timeZone.trim(),
        languages,
      },
      ...{ loginedToHomePage: wish.loginedToHomePage, tellsUnknownAccounts: wish.tellsUnknownAccounts },
      ageMinimum: Number(wish.ageMinimum),
      passwordDays: Number(wish.passwordDays),
      gtagId: wish.gtagId.trim() || null,
    })

  return (
    <PartForm fault={faults['']} busy={busy} onSave={send}>
      <div className={styles.columns}>
        <div className={styles.part}>
          <Field label={_('brand.name')} error={faults.name}>
            <TextInput maxLength={40} value={wish.name} onChange={(event) => set({ name: event.target.value })} />
          </Field>
          <Field label={_('brand.domains')} hint={_('brand.domains.hint')} error={faults.domains}>
            <LinesInput rows={4} value={wish.domains} onChange={(event) => set({ domains: event.target.value })} />
          </Field>
          <Field label={_('brand.time_zone')} hint={_('brand.time_zone.hint')} error={faults.timeZone}>
            <TextInput value={wish.timeZone} onChange={(event) => set({ timeZone: event.target.value })} />
          </Field>
          <Field label={_('brand.age')} error={faults.ageMinimum}>
            <TextInput
              inputMode="numeric"
              maxLength={2}
              value={wish.ageMinimum}
              onChange={(event) => set({ ageMinimum: event.target.value })}
            />
          </Field>
          <Field label={_('brand.password_days')} hint={_('brand.password_days.hint')} error={faults.passwordDays}>
            <TextInput
              inputMode="numeric"
              maxLength={4}
              value={wish.passwordDays}
              onChange={(event) => set({ passwordDays: event.target.value })}
            />
          </Field>
          <Field label={_('brand.gtag')} hint={_('brand.gtag.hint')} error={faults.gtagId}>
            <TextInput value={wish.gtagId} onChange={(event) => set({ gtagId: event.target.value })} />
          </Field>
        </div>
        <div className={styles.part}>
          <fieldset className={styles.group}>
            <legend>{_('brand.languages')}</legend>
            {LANGUAGES.map((language) => (
              <Checkbox
                key={language}
                checked={languages.includes(language)}
                disabled={languages.length === 1 && languages.includes(language)}
                onChange={(event) =>
                  set({
                    languages: event.target.checked
                      ? [...languages, language]
                      : languages.filter((one) => one !== language),
                  })
                }
              >
                {KNOWN_LANGUAGES[language].name}
              </Checkbox>
            ))}
          </fieldset>
          <Field label={_('brand.default_language')} error={faults.languages}>
            <Select
              value={first}
              onChange={(chosen) => set({ languages: [chosen, ...languages.filter((one) => one !== chosen)] })}
              options={languages.map((code) => ({ value: code, label: KNOWN_LANGUAGES[code].name }))}
            />
          </Field>
          <div>
            <Switch
              checked={wish.loginedToHomePage}
              onChange={(event) => set({ loginedToHomePage: event.target.checked })}
            >
              {_('brand.members_only')}
            </Switch>
            <p className={styles.note}>{_('brand.members_only.hint')}</p>
          </div>
          <div>
            <Switch
              checked={wish.tellsUnknownAccounts}
              onChange={(event) => set({ tellsUnknownAccounts: event.target.checked })}
            >
              {_('brand.tells_unknown')}
            </Switch>
            <p className={styles.note}>{_('brand.tells_unknown.hint')}</p>
          </div>
        </div>
      </div>
    </PartForm>
  )
}
