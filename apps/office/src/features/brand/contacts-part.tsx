import { useLingui } from '@lingui/react'
import { CUSTOMER_SERVICE_KINDS } from '@sanuk/contracts/system'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import styles from './brand.module.css'
import type { BrandSettings } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { SupportKey } from './support-key.tsx'
import { useSaveSettings } from './use-save-settings.ts'

/** Where members find help, and which licences the footer shows. */
export function ContactsPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [paths, setPaths] = useState<Partial<Record<string, string>>>(
    Object.fromEntries(settings.customerService.map(({ csType, path }) => [csType, path])),
  )
  const [licences, setLicences] = useState(settings.licences)
  const change = (at: number, more: Partial<(typeof licences)[number]>) =>
    setLicences(licences.map((licence, place) => (place === at ? { ...licence, ...more } : licence)))
  const send = () =>
    save({
      customerService: CUSTOMER_SERVICE_KINDS.flatMap((csType) => {
        const path = paths[csType]?.trim()
        return path ? [{ csType, path }] : []
      }),
      licences: licences.filter(({ name }) => name.trim() !== ''),
    })
  return (
    <PartForm fault={faults[''] ?? faults.customerService ?? faults.licences} busy={busy} onSave={send}>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h2 className={styles.title}>{_('brand.contacts')}</h2>
          <p className={styles.note}>{_('brand.contacts.note')}</p>
          {CUSTOMER_SERVICE_KINDS.map((kind) => (
            <Field key={kind} label={_(`brand.contact.${kind}`)}>
              <TextInput
                inputMode="url"
                maxLength={500}
                value={paths[kind] ?? ''}
                onChange={(event) => setPaths({ ...paths, [kind]: event.target.value })}
              />
            </Field>
          ))}
          <SupportKey />
        </div>
        <div className={styles.part}>
          <h2 className={styles.title}>{_('brand.licences')}</h2>
          <p className={styles.note}>{_('brand.licences.note')}</p>
          {licences.map((licence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: licences are known by their place only
            <div key={at} className={styles.licence}>
              <Field label={_('brand.licence.name')}>
                <TextInput value={licence.name} onChange={(event) => change(at, { name: event.target.value })} />
              </Field>
              <Field label={_('brand.licence.number')}>
                <TextInput
                  value={licence.number ?? ''}
                  onChange={(event) => change(at, { number: event.target.value || null })}
                />
              </Field>
              <Field label={_('brand.licence.link')}>
                <TextInput
                  inputMode="url"
                  value={licence.link ?? ''}
                  onChange={(event) => change(at, { link: event.target.value || null })}
                />
              </Field>
              <Button
                look="ghost"
                size="small"
                icon={<Trash2 />}
                onClick={() => setLicences(licences.filter((_licence, place) => place !== at))}
              >
                {_('brand.licence.remove')}
              </Button>
            </div>
          ))}
          <div>
            <Button
              look="outline"
              size="small"
              icon={<Plus />}
              onClick={() => setLicences([...licences, { name: '', number: null, link: null }])}
            >
              {_('brand.licence.add')}
            </Button>
          </div>
        </div>
      </div>
    </PartForm>
  )
}
