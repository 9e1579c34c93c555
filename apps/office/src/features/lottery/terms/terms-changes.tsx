import { useLingui } from '@lingui/react'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { DescribedColumn } from '../../../lists/described-column.tsx'
import { RowsCard } from '../../../lists/rows-card.tsx'
import { useFamilyWord, usePlayName } from '../family-words.ts'
import type { Change } from './changes.ts'

type Props = { readonly changes: readonly Change[]; readonly family: string }

/** Old and new values side by side, before they are proposed. */
export function TermsChanges({ changes, family }: Props) {
  const { _ } = useLingui()
  const nameOf = usePlayName(family)
  const wordOf = useFamilyWord(family)
  const named = ({ word, play }: Change): string => {
    if (word) return _(word)
    if (!play) return ''
    const tier = play.hasTiers && wordOf('tier', play.tier)
    return tier ? `${nameOf(play.code)} · ${tier}` : nameOf(play.code)
  }
  const columns: readonly DescribedColumn<Change>[] = [
    { key: 'name', header: 'office-lottery-terms.change.name', phone: 'heading', text: named },
    { key: 'before', header: 'office-lottery-terms.change.before', align: 'end', text: ({ before }) => before },
    { key: 'after', header: 'office-lottery-terms.change.after', align: 'end', text: ({ after }) => after },
    {
      key: 'share',
      header: 'office-lottery-terms.change.return',
      align: 'end',
      text: ({ share }) => (share === null ? '' : _('office-lottery-terms.return.of', { share })),
    },
  ]
  return (
    <RowsCard
      title="office-lottery-terms.changes"
      file="lottery-terms-changes"
      columns={columns}
      rows={changes}
      rowKey={({ key }) => key}
      empty={
        <EmptyState title={_('office-lottery-terms.changes.none')}>
          {_('office-lottery-terms.changes.none.note')}
        </EmptyState>
      }
    />
  )
}
