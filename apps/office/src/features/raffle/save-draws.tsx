import { useLingui } from '@lingui/react'
import { SaveWhole } from '../../lists/save-whole.tsx'
import type { Draw } from './raffle.ts'

/** Saves the latest draws as they are shown. */
export function SaveDraws({ rows }: { readonly rows: readonly Draw[] }) {
  const { _ } = useLingui()
  return (
    <SaveWhole
      name="draws"
      columns={[
        { header: _('office-raffle.closes'), text: ({ closesAt }) => closesAt },
        { header: _('office.state'), text: ({ drawnAt }) => _(drawnAt ? 'office-raffle.drawn' : 'office-raffle.open') },
        { header: _('office-raffle.tickets'), text: ({ drawnAt, tickets }) => (drawnAt ? String(tickets) : '') },
        { header: _('office-raffle.members'), text: ({ drawnAt, members }) => (drawnAt ? String(members) : '') },
        { header: _('office-raffle.prizes'), text: ({ prizes }) => prizes },
        { header: _('office-raffle.claimed'), text: ({ claimed }) => claimed },
      ]}
      rows={rows}
    />
  )
}
