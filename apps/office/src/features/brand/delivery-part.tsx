import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { LinesInput } from '../../components/lines-input.tsx'
import styles from './brand.module.css'
import { type BrandSettings, linesOf } from './brand-settings.ts'
import { PartForm } from './part-form.tsx'
import { useSaveSettings } from './use-save-settings.ts'

type Resource = BrandSettings['resources'][number]

const NONE: Resource = { resourceType: '', url: '', qrCodeUrl: null }

/** Packages of the app that the brand hands out, and the CDNs by which pictures and games come. */
export function DeliveryPart({ settings }: { settings: BrandSettings }) {
  const { _ } = useLingui()
  const { save, faults, busy } = useSaveSettings(settings)
  const [resources, setResources] = useState(settings.resources)
  const [cdns, setCdns] = useState({
    images: settings.cdns.images.join('\n'),
    games: settings.cdns.games.join('\n'),
  })
  const send = () =>
    save({
      resources: resources.filter(({ resourceType, url }) => resourceType.trim() !== '' || url.trim() !== ''),
      cdns: { images: linesOf(cdns.images), games: linesOf(cdns.games) },
    })
  return (
    <PartForm fault={faults[''] ?? faults.resources} busy={busy} onSave={send}>
      <div className={styles.columns}>
        <Packages resources={resources} onChange={setResources} />
        <div className={styles.part}>
          <h2 className={styles.title}>{_('brand.cdns')}</h2>
          <p className={styles.note}>{_('brand.cdns.note')}</p>
          {(['images', 'games'] as const).map((name) => (
            <Field
              key={name}
              label={_(`brand.cdns.${name}`)}
              hint={_(`brand.cdns.${name}.hint`)}
              error={faults[`cdns.${name}`]}
            >
              <LinesInput
                rows={3}
                value={cdns[name]}
                onChange={(event) => setCdns({ ...cdns, [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      </div>
    </PartForm>
  )
}

type PackagesProps = {
  readonly resources: readonly Resource[]
  readonly onChange: (resources: Resource[]) => void
}

function Packages({ resources, onChange }: PackagesProps) {
  const { _ } = useLingui()
  const change = (at: number, more: Partial<Resource>) =>
    onChange(resources.map((resource, place) => (place === at ? { ...resource, ...more } : resource)))
  return (
    <div className={styles.part}>
      <h2 className={styles.title}>{_('brand.resources')}</h2>
      <p className={styles.note}>{_('brand.resources.note')}</p>
      {resources.map((resource, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: packages are known by their place only
        <div key={at} className={styles.licence}>
          <Field label={_('brand.resource.kind')}>
            <TextInput
              value={resource.resourceType}
              onChange={(event) => change(at, { resourceType: event.target.value })}
            />
          </Field>
          <Field label={_('brand.resource.url')}>
            <TextInput
              inputMode="url"
              value={resource.url}
              onChange={(event) => change(at, { url: event.target.value.trim() })}
            />
          </Field>
          <Field label={_('brand.resource.code')} hint={_('brand.resource.code.hint')}>
            <TextInput
              inputMode="url"
              value={resource.qrCodeUrl ?? ''}
              onChange={(event) => change(at, { qrCodeUrl: event.target.value.trim() || null })}
            />
          </Field>
          <Button
            look="ghost"
            size="small"
            icon={<Trash2 />}
            onClick={() => onChange(resources.filter((_resource, place) => place !== at))}
          >
            {_('brand.resource.remove')}
          </Button>
        </div>
      ))}
      <div>
        <Button look="outline" size="small" icon={<Plus />} onClick={() => onChange([...resources, NONE])}>
          {_('brand.resource.add')}
        </Button>
      </div>
    </div>
  )
}
