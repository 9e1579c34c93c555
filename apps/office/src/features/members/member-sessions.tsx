import { useLingui } from '@lingui/react'
import { endMemberSession, endMemberSessions, listMemberSessions } from '@sanuk/contracts/office-members'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Table } from '@sanuk/ui/table'
import { toast } from '@sanuk/ui/toast'
import { MonitorSmartphone } from 'lucide-react'
import { useMoment } from '../../language/use-moment.ts'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './member.module.css'
import { memberKey } from './member.ts'

type Session = AnswerOf<typeof listMemberSessions>['list'][number]

const placeOf = ({ address, country }: Session) => [country, address].filter(Boolean).join(' · ')

/** Where a member is signed in now. */
export function MemberSessions({ id }: { id: string }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const may = useMay()('members.change')
  const doing = useDoing(memberKey(id))
  const { data, error, refetch } = useAsked({
    key: [...memberKey(id), 'sessions'],
    ask: (signal) => call(listMemberSessions, { params: { id } }, signal),
  })

  const nameOf = ({ browser, system }: Session['device']) =>
    [browser, system].filter(Boolean).join(' · ') || _('members.sessions.unknown')

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
        data &&
        data.list.length > 0 && (
          <>
            <SaveWhole
              name="member-sessions"
              columns={[
                { header: _('members.sessions.device'), text: ({ device }) => nameOf(device) },
                { header: _('members.sessions.place'), text: placeOf },
                { header: _('members.sessions.since'), text: ({ startedAt }) => startedAt },
                { header: _('members.sessions.seen'), text: ({ seenAt }) => seenAt },
              ]}
              rows={data.list}
            />
            {may && (
              <Button look="outline" onClick={() => end(null)}>
                {_('members.sessions.end_all')}
              </Button>
            )}
          </>
        )
      }
    >
      <Table
        label={_('members.sessions')}
        columns={[
          {
            key: 'device',
            header: _('members.sessions.device'),
            phone: 'heading',
            cell: ({ device }) => nameOf(device),
          },
          {
            key: 'place',
            header: _('members.sessions.place'),
            cell: placeOf,
          },
          { key: 'since', header: _('members.sessions.since'), cell: ({ startedAt }) => moment(startedAt) },
          { key: 'seen', header: _('members.sessions.seen'), cell: ({ seenAt }) => moment(seenAt) },
          ...(may
            ? [
                {
                  key: 'end',
                  header: _('members.sessions.action'),
                  cell: ({ id: session }: { id: string }) => (
                    <Button look="outline" size="small" onClick={() => end(session)}>
                      {_('members.sessions.end')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
        rows={error ? undefined : data?.list}
        rowKey={({ id: session }) => session}
        skeletonRows={2}
        empty={<EmptyState icon={<MonitorSmartphone />} title={_('members.sessions.empty')} />}
        error={
          error && (
            <ErrorState title={_('members.sessions.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
    </Card>
  )
}
