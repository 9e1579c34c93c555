import { useLingui } from '@lingui/react'
import { listChatMutes, type OfficeChatMute } from '@sanuk/contracts/office-live-chat'
import { Card } from '@sanuk/ui/card'
import { MessageCircleOff } from 'lucide-react'
import { useMemo } from 'react'
import { momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { call } from '../../wire/call.ts'
import { UnmuteButton } from './chat-actions.tsx'
import { LIVE_TABLES, type TableNow } from './live-tables.ts'
import { muteText, writerColumn } from './writer-column.tsx'

type OneTable = Pick<TableNow, 'vendor' | 'game'>

const listOf = ({ vendor, game }: OneTable) =>
  defineList(
    wholeOf((signal) => call(listChatMutes, { params: { vendor } }, signal)),
    {
      key: [...LIVE_TABLES, 'mutes', vendor],
      file: 'live-table-mutes',
      title: 'office-live-chat.mutes',
      rowKey: ({ id }) => id,
      columns: [
        writerColumn,
        momentColumn('at', 'office-live-chat.mutes.since'),
        {
          key: 'until',
          header: 'office-live-chat.mutes.until',
          text: ({ until }: OfficeChatMute) => until ?? '',
          cell: ({ until }, formats) => muteText(until, formats),
        },
        textColumn('reason', 'office-live-chat.mutes.reason'),
        {
          key: 'actions',
          header: 'office-live-chat.actions',
          cell: ({ id }) => <UnmuteButton table={{ vendor, game }} mute={id} />,
        },
      ],
      empty: { icon: <MessageCircleOff />, word: 'office-live-chat.mutes.empty' },
    },
  )

/** Members who may not write at the vendor's tables. */
export function MutesCard({ table: { vendor, game } }: { readonly table: OneTable }) {
  const { _ } = useLingui()
  const list = useMemo(() => listOf({ vendor, game }), [vendor, game])
  return (
    <Card title={_('office-live-chat.mutes')}>
      <DescribedPart list={list} />
    </Card>
  )
}
