import { useLingui } from '@lingui/react'
import { CountBadge } from '@sanuk/ui/badge'
import { useUnreadMessages } from '../../components/use-unread-messages.ts'

/** How many messages nobody opened yet. */
export function UnreadMessages() {
  const { _ } = useLingui()
  const count = useUnreadMessages()
  return <CountBadge count={count} label={_('messages.waiting', { count })} />
}
