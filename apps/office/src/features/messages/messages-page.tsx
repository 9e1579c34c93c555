import { useLingui } from '@lingui/react'
import { listLetters } from '@sanuk/contracts/office-messages'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Mail, PenLine, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { CardList } from '../../lists/card-list.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { LetterCard } from './letter-card.tsx'
import { LETTERS } from './letters.ts'
import { useSavedLetters } from './use-saved-letters.ts'
import { WriteLetter } from './write-letter.tsx'

/** Letters to members: those that were sent, and the way to write another. */
export function MessagesPage() {
  const { _ } = useLingui()
  useTitle('office-messages.title')
  const mayChange = useMay()('messages.change')
  const [writing, setWriting] = useState(false)
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listLetters, { query: cursor ? { cursor } : {} }, signal)
  const asked = useAskedPages({ key: LETTERS, ask: read })
  return (
    <>
      <PageHead title={_('office-messages.title')} note={_('office-messages.note')}>
        <Button look="outline" icon={<RotateCw />} busy={asked.isFetching} onClick={() => asked.refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="messages" columns={useSavedLetters()} readFrom={read} />
        {mayChange && (
          <Button icon={<PenLine />} onClick={() => setWriting(true)}>
            {_('office-messages.write')}
          </Button>
        )}
      </PageHead>
      <CardList
        label={_('office-messages.title')}
        asked={asked}
        empty={
          <EmptyState icon={<Mail />} title={_('office-messages.empty')}>
            {_('office-messages.empty.note')}
          </EmptyState>
        }
        card={(letter) => <LetterCard letter={letter} />}
      />
      {writing && <WriteLetter onClose={() => setWriting(false)} />}
    </>
  )
}
