import { useLingui } from '@lingui/react'
import { HELP_AUDIENCES, HELP_SECTIONS } from '@sanuk/contracts/content'
import type { ArticleVersion } from '@sanuk/contracts/office-content'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import type { FieldsProps } from './content.ts'

/** Where an answer stands, and its name in the address. */
export function ArticleSettings({ version, onChange, fault }: FieldsProps<ArticleVersion>) {
  const { _ } = useLingui()
  return (
    <>
      <Field label={_('office-content.audience')} error={fault('audience')}>
        <Select
          value={version.audience}
          onChange={(audience) => onChange({ ...version, audience })}
          options={HELP_AUDIENCES.map((value) => ({ value, label: _(`office-content.audience.${value}`) }))}
        />
      </Field>
      <Field label={_('office-content.section')} error={fault('section')}>
        <Select
          value={version.section}
          onChange={(section) => onChange({ ...version, section })}
          options={HELP_SECTIONS.map((value) => ({ value, label: _(`help.section.${value}`) }))}
        />
      </Field>
      <Field label={_('office-content.slug')} hint={_('office-content.slug.hint')} error={fault('slug')}>
        <TextInput
          maxLength={60}
          autoCapitalize="none"
          spellCheck={false}
          value={version.slug}
          onChange={(event) => onChange({ ...version, slug: event.target.value })}
        />
      </Field>
    </>
  )
}
