import { useLingui } from '@lingui/react'
import type { AnswerOf } from '@sanuk/contracts/route'
import { endOtherSessions, endSession, listSessions } from '@sanuk/contracts/sessions'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './security.module.css'

type Session = AnswerOf<typeof listSessions>['sessions'][number]

/** Where one is signed in, and how to end it elsewhere. */
export function SessionsCard() {
  const { _ } = useLingui()
  const { data, error, refetch } = useQuery(read(listSessions))
  const [asking, setAsking] = useState(false)
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0

  async function end(work: () => Promise<unknown>, done: string) {
    try {
      await work()
      notify('success', done)
    } catch (fault) {
      notify('error', faultText(fault, _))
    }
    await refetch()
  }

  return (
    <Card
      level={3}
      title={_('security.sessions')}
      className={styles.wide}
      action={
        others > 0 && (
          <Button look="outline" size="small" onClick={() => setAsking(true)}>
            {_('security.sessions.end_others')}
          </Button>
        )
      }
    >
      {data && (
        <ul className={styles.list}>
          {data.sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => end(() => call(endSession, { params: { id: session.id } }), _('security.sessions.ended'))}
            />
          ))}
        </ul>
      )}
      {!data && !error && <Skeleton shape="control" height="56px" />}
      {!data && error && (
        <ErrorState title={_('security.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {asking && (
        <ConfirmDialog
          open
          onCancel={() => setAsking(false)}
          title={_('security.sessions.end_others.sure')}
          cancelLabel={_('site.cancel')}
          confirmLabel={_('security.sessions.end_others')}
          onConfirm={async () => {
            await end(() => call(endOtherSessions), _('security.sessions.ended_others', { count: others }))
            setAsking(false)
          }}
        >
          {_('security.sessions.end_others.text', { count: others })}
        </ConfirmDialog>
      )}
    </Card>
  )
}

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => Promise<void> }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const { device, country, address, current, seenAt } = session
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || _('security.sessions.unknown')
  const place = country ? (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country) : null
  const isHandheld = device.kind === 'mobile' || device.kind === 'tablet'
  return (
    <li className={styles.row}>
      {isHandheld ? <Smartphone aria-hidden="true" /> : <Laptop aria-hidden="true" />}
      <div className={styles.grow}>
        <p className={styles.name}>
          {name} {current && <Badge>{_('security.sessions.this')}</Badge>}
        </p>
        <p className={styles.note}>
          {[place, address, _('security.sessions.seen', { at: moment(seenAt) })].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!current && (
        <Button
          look="outline"
          size="small"
          busy={busy}
          aria-label={_('security.sessions.end.of', { name })}
          onClick={async () => {
            setBusy(true)
            await onEnd()
          }}
        >
          {_('security.sessions.end')}
        </Button>
      )}
    </li>
  )
}
