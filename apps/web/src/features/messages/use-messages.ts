import { listMessages, unreadMessages } from '@sanuk/contracts/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf, queryClient } from '../../wire/read.ts'

export type View = 'all' | 'unread'

/** The member's messages in the page's language, newest first, a page at a time. */
export function useMessages(view: View) {
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: [...keyOf(listMessages), language, view],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMessages,
        { query: { cursor: pageParam, ...(view === 'unread' && { unread: 'true' as const }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(listMessages),
  })
}

/** Has the box and its number asked for anew. */
export function askMessagesAgain(): void {
  for (const route of [listMessages, unreadMessages]) queryClient.invalidateQueries({ queryKey: keyOf(route) })
}
