import { useLingui } from '@lingui/react'
import { LEGAL_DOCUMENTS } from '@sanuk/contracts/content'
import type { LegalVersion } from '@sanuk/contracts/office-content'
import { Checkbox } from '@sanuk/ui/checkbox'
import { Field, FieldGroup } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import type { FieldsProps } from './content.ts'

type Props = FieldsProps<LegalVersion> & { readonly isNew: boolean }

/** Which document it is, which never changes, and whether a lawyer has still to replace it. */
export function LegalSettings({ version, isNew, onChange, fault }: Props) {
  const { _ } = useLingui()
  return (
    <>
      <Field label={_('office-content.document')} error={fault('document')}>
        <Select
          disabled={!isNew}
          value={version.document}
          onChange={(document) => onChange({ ...version, document })}
          options={LEGAL_DOCUMENTS.map((value) => ({ value, label: _(`office-content.document.${value}`) }))}
        />
      </Field>
      <FieldGroup label={_('office-content.sample')} hint={_('office-content.sample.hint')} error={fault('sample')}>
        <Checkbox
          checked={version.sample}
          onChange={({ target: { checked } }) => onChange({ ...version, sample: checked })}
        >
          {_('office-content.sample.mark')}
        </Checkbox>
      </FieldGroup>
    </>
  )
}
