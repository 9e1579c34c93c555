import { useLingui } from '@lingui/react'
import type { SavedColumn } from '../../lists/save-list.tsx'
import type { Message } from './feedback.ts'

/** What somebody told the brand, in a file. */
export function useSavedFeedback(): readonly SavedColumn<Message>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-feedback.given'), text: ({ givenAt }) => givenAt },
    { header: _('office-feedback.topic'), text: ({ topic }) => _(`feedback.topic.${topic}`) },
    { header: _('office-feedback.words'), text: ({ content }) => content },
    { header: _('office-feedback.address'), text: ({ email }) => email ?? '' },
    { header: _('office-feedback.settled_at'), text: ({ settledAt }) => settledAt ?? '' },
    { header: _('office-feedback.settle.note'), text: ({ note }) => note ?? '' },
    { header: _('office.id'), text: ({ id }) => id },
  ]
}
