import { useLingui } from '@lingui/react'
import { readAllMessages } from '@sanuk/contracts/messages'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { CheckCheck, Mail, MailOpen } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PanelHead } from '../../components/panel-head.tsx'
import { useUnreadMessages } from '../../components/use-unread-messages.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { MessageRow } from './message-row.tsx'
import styles from './messages.module.css'
import { askMessagesAgain, useMessages, type View } from './use-messages.ts'

const VIEWS = ['all', 'unread'] as const

/** What the brand and the platform wrote to the member. */
export function MessagesPage({ title }: { readonly title: ReactNode }) {
  const { _ } = useLingui()
  const [view, setView] = useState<View>('all')
  const unread = useUnreadMessages()

  async function readAll() {
    try {
      const { count } = await call(readAllMessages)
      await notify('success', _('messages.read_all.done', { count }))
    } catch (error) {
      await notify('error', faultText(error, _))
    } finally {
      askMessagesAgain()
    }
  }

  return (
    <>
      <PanelHead
        title={title}
        tools={
          <Segmented<View>
            label={_('messages.view')}
            value={view}
            onChange={setView}
            options={VIEWS.map((value) => ({ value, label: _(`messages.view.${value}`) }))}
          />
        }
        action={
          <Button look="ghost" size="small" icon={<CheckCheck />} disabled={unread === 0} onClick={readAll}>
            {_('messages.read_all')}
          </Button>
        }
      />
      <Rows key={view} view={view} />
    </>
  )
}

function Rows({ view }: { readonly view: View }) {
  const { _ } = useLingui()
  const [open, setOpen] = useState<string>()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMessages(view)
  if (!data && error) {
    return (
      <ErrorState title={_('messages.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton shape="card" height="320px" />
  const list = data.pages.flatMap((page) => page.list)
  if (list.length === 0) {
    return view === 'unread' ? (
      <EmptyState icon={<MailOpen />} title={_('messages.empty.unread')} />
    ) : (
      <EmptyState icon={<Mail />} title={_('messages.empty')}>
        {_('messages.empty.note')}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.list} aria-label={_('messages.list')}>
        {list.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            open={open === message.id}
            onToggle={() => setOpen(open === message.id ? undefined : message.id)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {_('messages.more')}
        </Button>
      )}
    </>
  )
}
