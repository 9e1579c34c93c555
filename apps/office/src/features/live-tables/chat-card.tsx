import { useLingui } from '@lingui/react'
import { listTableChat, type OfficeChatMessage } from '@sanuk/contracts/office-live-chat'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { MessageCircle } from 'lucide-react'
import { useMemo } from 'react'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import { DescribedPart } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { ChatActions, ChatSwitch } from './chat-actions.tsx'
import styles from './live-tables.module.css'
import { EVERY_MS, LIVE_TABLES, type TableNow } from './live-tables.ts'
import { MutesCard } from './mutes-card.tsx'
import { muteText, writerColumn } from './writer-column.tsx'

type OneTable = Pick<TableNow, 'vendor' | 'game'>

const STATE_LOOKS = { shown: 'plain', reported: 'bad', hidden: 'luck', kept: 'good' } as const

const COLUMNS: readonly DescribedColumn<OfficeChatMessage>[] = [
  writerColumn,
  momentColumn('at', 'office-live-chat.at'),
  {
    key: 'message',
    header: 'office-live-chat.message',
    text: ({ text, phrase }, { _ }) => text ?? _('office-live-chat.phrase', { phrase: phrase ?? '' }),
    cell: ({ text, phrase }, { _ }) => (
      <span className={styles.message}>{text ?? _('office-live-chat.phrase', { phrase: phrase ?? '' })}</span>
    ),
  },
  {
    key: 'state',
    header: 'office-live-chat.state',
    text: ({ state, reports }, { _ }) =>
      `${_(`office-live-chat.state.${state}`)}, ${_('office-live-chat.reports', { count: reports })}`,
    cell: ({ state, reports, mute }, formats) => (
      <span className={styles.states}>
        <Badge look={STATE_LOOKS[state]}>{formats._(`office-live-chat.state.${state}`)}</Badge>
        {reports > 0 && <Badge look="bad">{formats._('office-live-chat.reports', { count: reports })}</Badge>}
        {mute && <Badge look="luck">{muteText(mute.until, formats)}</Badge>}
      </span>
    ),
  },
]

const listOf = ({ vendor, game }: OneTable) =>
  defineList(
    pagesOf(listTableChat, (query, signal) => call(listTableChat, { params: { vendor, game }, query }, signal)),
    {
      key: [...LIVE_TABLES, 'chat', vendor, game],
      everyMs: EVERY_MS,
      file: 'live-table-chat',
      title: 'office-live-chat.file',
      rowKey: ({ id }) => id,
      columns: [
        ...COLUMNS,
        {
          key: 'actions',
          header: 'office-live-chat.actions',
          cell: (message: OfficeChatMessage) => <ChatActions table={{ vendor, game }} message={message} />,
        },
      ],
      actions: (answer) => answer && <ChatSwitch table={{ vendor, game }} isOff={answer.isOff} />,
      empty: { icon: <MessageCircle />, word: 'office-live-chat.empty' },
    },
  )

/** The chat of a table, what was reported first, and whom its vendor lets write nowhere; for those who moderate it. */
export function ChatCard({ table: { vendor, game } }: { readonly table: OneTable }) {
  const { _ } = useLingui()
  const may = useMay()
  const list = useMemo(() => listOf({ vendor, game }), [vendor, game])
  if (!may('tables.chat')) return null
  return (
    <>
      <Card title={_('office-live-chat.title')}>
        <DescribedPart list={list} />
      </Card>
      <MutesCard table={{ vendor, game }} />
    </>
  )
}
