import { useLingui } from '@lingui/react'
import { useLanguage } from '../../language/language.ts'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Letter } from './letters.ts'

/** A letter to members, in a file: to whom, when, and how many read it. */
export function useSavedLetters(): readonly SavedColumn<Letter>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  return [
    { header: _('office-messages.subject'), text: ({ title }) => title[language] ?? title.th ?? title.en ?? '' },
    {
      header: _('office-messages.to'),
      text: ({ to, ranks }) =>
        [_(`office-messages.to.${to}`), ...ranks.map((level) => _('office-messages.rank', { level }))].join(' '),
    },
    { header: _('office.state'), text: ({ state }) => _(`office-messages.state.${state}`) },
    { header: _('office-messages.from'), text: ({ from }) => from },
    { header: _('office-messages.until'), text: ({ until }) => until ?? '' },
    { header: _('office-messages.state.shown'), text: ({ read, reach }) => _('office-messages.read', { read, reach }) },
    { header: _('office-messages.send'), text: ({ sentAt, sentBy }) => `${sentBy} ${sentAt}` },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
