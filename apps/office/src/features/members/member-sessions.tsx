import { useLingui } from '@lingui/react'
import { endMemberSession, endMemberSessions, listMemberSessions } from '@sanuk/contracts/office-members'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { toast } from '@sanuk/ui/toast'
import { MonitorSmartphone } from 'lucide-react'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './member.module.css'
import { memberKey } from './member.ts'

type Session = AnswerOf<typeof listMemberSessions>['list'][number]

const placeOf = ({ address, country }: Session) => [country, address].filter(Boolean).join(' · ')

const COLUMNS: readonly DescribedColumn<Session>[] = [
  {
    key: 'device',
    header: 'members.sessions.device',
    phone: 'heading',
    text: ({ device: { browser, system } }, { _ }) =>
      [browser, system].filter(Boolean).join(' · ') || _('members.sessions.unknown'),
  },
  { key: 'place', header: 'members.sessions.place', text: placeOf },
  momentColumn('startedAt', 'members.sessions.since'),
  momentColumn('seenAt', 'members.sessions.seen'),
]

/** For those who may end sessions. */
const END: DescribedColumn<Session> = {
  key: 'end',
  header: 'members.sessions.action',
  cell: (_session, { _ }, end) => (
    <Button look="outline" size="small" onClick={end}>
      {_('members.sessions.end')}
    </Button>
  ),
}

/** Where a member is signed in now. */
export function MemberSessions({ id }: { id: string }) {
  const { _ } = useLingui()
  const may = useMay()('members.change')
  const doing = useDoing(memberKey(id))
  const { data, error, refetch } = useAsked({
    key: [...memberKey(id), 'sessions'],
    ask: (signal) => call(listMemberSessions, { params: { id } }, signal),
  })
  const isSignedIn = data && data.list.length > 0

  async function end(session: string | null) {
    try {
      const ended = await doing(async () => {
        if (session === null) return (await call(endMemberSessions, { params: { id } })).ended
        await call(endMemberSession, { params: { id, session } })
        return 1
      })
      toast.success(_('members.sessions.ended', { ended }))
    } catch (fault) {
      toast.error(faultText(fault, _))
      await refetch()
    }
  }

  return (
    <Card
      className={styles.part}
      title={_('members.sessions')}
      action={
        isSignedIn && (
          <>
            <SaveRows file="member-sessions" columns={COLUMNS} rows={data.list} />
            {may && (
              <Button look="outline" onClick={() => end(null)}>
                {_('members.sessions.end_all')}
              </Button>
            )}
          </>
        )
      }
    >
      <RowsTable
        title="members.sessions"
        columns={may ? [...COLUMNS, END] : COLUMNS}
        rows={data?.list}
        rowKey={({ id: session }) => session}
        skeletonRows={2}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<MonitorSmartphone />} title={_('members.sessions.empty')} />}
        onOpen={({ id: session }) => end(session)}
      />
    </Card>
  )
}
