import { useLingui } from '@lingui/react'
import type { ContentKind } from '@sanuk/contracts/office-content'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { ContentRow } from './content.ts'
import { usePartChoices } from './use-part-choices.ts'

type Props = { readonly kind: ContentKind; readonly rows: readonly ContentRow[] }

/** Saves the entries in sight in their order. */
export function SaveContent({ kind, rows }: Props) {
  const { _ } = useLingui()
  const parts = usePartChoices(kind)
  return (
    <SaveWhole
      name={kind}
      columns={[
        { header: _('office-content.title'), text: ({ title }) => title },
        {
          header: _('office-content.part'),
          text: ({ part }) => parts.find(({ value }) => value === part)?.label ?? '',
        },
        { header: _('office.state'), text: ({ state }) => _(`office-content.state.${state}`) },
        { header: _('office-content.from'), text: ({ from }) => from ?? '' },
        { header: _('office-content.until'), text: ({ until }) => until ?? '' },
        { header: _('office-content.changed'), text: ({ changedAt }) => changedAt },
        { header: _('office.id'), text: ({ id }) => id },
      ]}
      rows={rows}
    />
  )
}
