import { useLingui } from '@lingui/react'
import { ANNOUNCEMENT_TYPES, EXECUTIONS } from '@sanuk/contracts/content'
import type { AnnouncementVersion } from '@sanuk/contracts/office-content'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import styles from './content.module.css'
import type { FieldsProps } from './content.ts'

/** For whom it is, and where it is shown. */
export function AnnouncementSettings({ version, onChange, fault }: FieldsProps<AnnouncementVersion>) {
  const { _ } = useLingui()
  const { types, toPhones } = version
  return (
    <>
      <Field
        label={_('office-content.execution')}
        hint={version.execution === 'G' ? _('office-content.execution.G.hint') : undefined}
        error={fault('execution')}
      >
        <Select
          value={version.execution}
          onChange={(execution) => onChange({ ...version, execution, toPhones: toPhones && execution === 'B' })}
          options={EXECUTIONS.map((value) => ({ value, label: _(`office-content.execution.${value}`) }))}
        />
      </Field>
      <FieldGroup label={_('office-content.types')} hint={_('office-content.types.hint')} error={fault('types')}>
        <div className={styles.choices}>
          {ANNOUNCEMENT_TYPES.map((type) => (
            <Checkbox
              key={type}
              checked={types.includes(type)}
              onChange={({ target: { checked } }) =>
                onChange({ ...version, types: checked ? [...types, type] : types.filter((one) => one !== type) })
              }
            >
              {_(`office-content.type.${type}`)}
            </Checkbox>
          ))}
        </div>
      </FieldGroup>
      <FieldGroup
        label={_('office-content.phones')}
        hint={_('office-content.to_phones.hint')}
        error={fault('toPhones')}
      >
        <Checkbox
          checked={toPhones}
          disabled={version.execution !== 'B'}
          onChange={({ target: { checked } }) => onChange({ ...version, toPhones: checked })}
        >
          {_('office-content.to_phones')}
        </Checkbox>
      </FieldGroup>
    </>
  )
}
