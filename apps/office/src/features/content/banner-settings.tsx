import { useLingui } from '@lingui/react'
import { BANNER_GROUPS } from '@sanuk/contracts/content'
import type { BannerVersion } from '@sanuk/contracts/office-content'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { useState } from 'react'
import styles from './content.module.css'
import type { FieldsProps } from './content.ts'
import { LinkField } from './link-field.tsx'
import { SceneField } from './scene-field.tsx'

type Look = BannerVersion['look']

const BEGINNINGS: Record<Look['kind'], Look> = {
  composed: { kind: 'composed', scene: 'tiger', kicker: {}, title: {}, lead: {}, button: {}, second: null },
  picture: { kind: 'picture', alt: {}, cuts: {} },
}

/** Over which page a banner hangs, what it is made of and where it leads. */
export function BannerSettings({ version, onChange, fault }: FieldsProps<BannerVersion>) {
  const { _ } = useLingui()
  const { look } = version
  const [put, setPut] = useState(BEGINNINGS)
  const change = (kind: Look['kind']) => {
    setPut({ ...put, [look.kind]: look })
    onChange({ ...version, look: put[kind] })
  }
  return (
    <>
      <Field label={_('office-content.group')} error={fault('groupName')}>
        <Select
          value={version.groupName}
          onChange={(groupName) => onChange({ ...version, groupName })}
          options={BANNER_GROUPS.map((value) => ({ value, label: _(`office-content.group.${value}`) }))}
        />
      </Field>
      <div>
        <Segmented
          label={_('office-content.look.kind')}
          wide
          value={look.kind}
          onChange={change}
          options={(['picture', 'composed'] as const).map((value) => ({
            value,
            label: _(`office-content.look.${value}`),
          }))}
        />
        <p className={styles.hint}>{_('office-content.look.change')}</p>
      </div>
      {look.kind === 'composed' && (
        <ComposedSettings look={look} onChange={(next) => onChange({ ...version, look: next })} fault={fault} />
      )}
      <LinkField link={version} onChange={(link) => onChange({ ...version, ...link })} fault={fault('url')} />
    </>
  )
}

type Composed = Extract<Look, { kind: 'composed' }>
type ComposedProps = Pick<FieldsProps<BannerVersion>, 'fault'> & { look: Composed; onChange: (look: Composed) => void }

function ComposedSettings({ look, onChange, fault }: ComposedProps) {
  const { _ } = useLingui()
  const { second } = look
  return (
    <>
      <SceneField value={look.scene} onChange={(scene) => scene && onChange({ ...look, scene })} />
      <Switch
        checked={second !== null}
        onChange={({ target: { checked } }) => onChange({ ...look, second: checked ? { button: {}, url: '/' } : null })}
      >
        {_('office-content.second')}
      </Switch>
      {second && (
        <Field
          label={_('office-content.second.url')}
          hint={_('office-content.link.page.hint')}
          error={fault('look.second.url')}
        >
          <TextInput
            maxLength={500}
            value={second.url}
            onChange={(event) => onChange({ ...look, second: { ...second, url: event.target.value } })}
          />
        </Field>
      )}
    </>
  )
}
