import { useLingui } from '@lingui/react'
import { PROMOTION_CATEGORIES } from '@sanuk/contracts/content'
import type { PromotionVersion } from '@sanuk/contracts/office-content'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { Switch } from '@sanuk/ui/switch'
import styles from './content.module.css'
import type { FieldsProps } from './content.ts'
import { LinkField } from './link-field.tsx'
import { SceneField } from './scene-field.tsx'

/** What a promotion is about, what stands above it and where its button leads. */
export function PromotionSettings({ version, onChange, fault }: FieldsProps<PromotionVersion>) {
  const { _ } = useLingui()
  return (
    <>
      <Field label={_('office-content.category')} error={fault('category')}>
        <Select
          value={version.category}
          onChange={(category) => onChange({ ...version, category })}
          options={PROMOTION_CATEGORIES.map((value) => ({ value, label: _(`promotions.category.${value}`) }))}
        />
      </Field>
      <SceneField optional value={version.scene} onChange={(scene) => onChange({ ...version, scene })} />
      <LinkField link={version} onChange={(link) => onChange({ ...version, ...link })} fault={fault('url')} />
      <div>
        <Switch
          checked={version.forMembers}
          onChange={(event) => onChange({ ...version, forMembers: event.target.checked })}
        >
          {_('office-content.members_only')}
        </Switch>
        <p className={styles.hint}>{_('office-content.members_only.hint')}</p>
      </div>
    </>
  )
}
