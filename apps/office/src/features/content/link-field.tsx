import { useLingui } from '@lingui/react'
import { LINKAGE_TYPES } from '@sanuk/contracts/content'
import { Field } from '@sanuk/ui/field'
import { Select } from '@sanuk/ui/select'
import { TextInput } from '@sanuk/ui/text-input'
import { GameChoice } from './game-choice.tsx'

type Link = { readonly linkageType: (typeof LINKAGE_TYPES)[number] | null; readonly url: string | null }

type Props = { link: Link; onChange: (link: Link) => void; fault: string | undefined }

const BEGINNINGS = { page: '/', outside: 'https://', game: '' } as const

/** What a press leads to: nothing, a page of ours, somebody else's page, or a game. */
export function LinkField({ link: { linkageType, url }, onChange, fault }: Props) {
  const { _ } = useLingui()
  const kinds = ['none', ...LINKAGE_TYPES] as const
  return (
    <>
      <Field label={_('office-content.link')}>
        <Select
          value={linkageType ?? 'none'}
          onChange={(kind) =>
            onChange(kind === 'none' ? { linkageType: null, url: null } : { linkageType: kind, url: BEGINNINGS[kind] })
          }
          options={kinds.map((value) => ({ value, label: _(`office-content.link.${value}`) }))}
        />
      </Field>
      {(linkageType === 'page' || linkageType === 'outside') && (
        <Field
          label={_(`office-content.link.${linkageType}.label`)}
          hint={_(`office-content.link.${linkageType}.hint`)}
          error={fault}
        >
          <TextInput
            inputMode="url"
            maxLength={500}
            value={url ?? ''}
            onChange={(event) => onChange({ linkageType, url: event.target.value })}
          />
        </Field>
      )}
      {linkageType === 'game' && (
        <GameChoice value={url ?? ''} onChange={(id) => onChange({ linkageType, url: id })} fault={fault} />
      )}
    </>
  )
}
