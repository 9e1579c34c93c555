import { useLingui } from '@lingui/react'
import { readProtection, type StaffChange } from '@sanuk/contracts/office-protection'
import type { OwnLimit } from '@sanuk/contracts/protection'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Hand, TrendingDown } from 'lucide-react'
import { useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ExcludeDialog } from './exclude-dialog.tsx'
import styles from './protection.module.css'
import { type Named, protectionKey, useWritten } from './protection.ts'
import { TightenDialog } from './tighten-dialog.tsx'

/** What a member allows themselves, whether they stay away, and how that came about. */
export function MemberProtection({ member }: { readonly member: Named }) {
  const { _ } = useLingui()
  const may = useMay()('members.change')
  const [doing, setDoing] = useState<'tighten' | 'exclude'>()
  const { data, error, refetch } = useAsked({
    key: protectionKey(member.id),
    ask: (signal) => call(readProtection, { params: { id: member.id } }, signal),
  })
  const close = () => setDoing(undefined)
  return (
    <Card className={styles.card} title={_('office-protection.card')}>
      {error && <Failed title="office-protection.failed" error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="80px" />}
      {data && (
        <>
          {data.closure && <Away {...data.closure} />}
          <Limits limits={data.limits} />
          {may && (
            <div className={styles.ways}>
              <Button look="outline" icon={<TrendingDown />} onClick={() => setDoing('tighten')}>
                {_('office-protection.tighten')}
              </Button>
              <Button look="danger" icon={<Hand />} onClick={() => setDoing('exclude')}>
                {_('office-protection.exclude')}
              </Button>
            </div>
          )}
          {data.changes.length > 0 && <Changes changes={data.changes} />}
        </>
      )}
      {doing === 'tighten' && <TightenDialog member={member} onDone={close} />}
      {doing === 'exclude' && <ExcludeDialog member={member} onDone={close} />}
    </Card>
  )
}

function Away({ kind, until }: { readonly kind: 'time_out' | 'exclusion'; readonly until: string | null }) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <p className={styles.away}>
      {until
        ? _('office-protection.away', { kind: _(`office-protection.kind.${kind}`), until: moment(until) })
        : _('office-protection.away.ever')}
    </p>
  )
}

function Limits({ limits }: { readonly limits: readonly OwnLimit[] }) {
  const { _ } = useLingui()
  const written = useWritten()
  const moment = useMoment()
  if (limits.length === 0) return <p className={styles.note}>{_('office-protection.none')}</p>
  const next = ({ kind, next: change }: OwnLimit) => {
    if (!change) return ''
    const when = moment(change.at)
    if (change.value === null) return ` · ${_('office-protection.next.none', { when })}`
    return ` · ${_('office-protection.next', { value: written(kind, change.value), when })}`
  }
  return (
    <Facts
      facts={limits.map((limit) => ({
        name: _('office-protection.limit', {
          kind: _(`office-protection.${limit.kind}`),
          period: _(`office-protection.${limit.period}`),
        }),
        value:
          _('office-protection.used', {
            used: written(limit.kind, limit.used),
            value: written(limit.kind, limit.value),
          }) + next(limit),
      }))}
    />
  )
}

function Changes({ changes }: { readonly changes: readonly StaffChange[] }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const written = useWritten()
  const said = ({ deed, kind, period, value }: StaffChange) => {
    const what = kind && period ? `${_(`office-protection.${kind}`)} ${_(`office-protection.${period}`)}` : ''
    const sum = kind && value ? written(kind, value) : _('office-protection.lifted')
    return _(`office-protection.deed.${deed}`, { what, value: sum })
  }
  return (
    <>
      <h3 className={styles.heading}>{_('office-protection.changes')}</h3>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={change.id}>
            <p>{said(change)}</p>
            <p className={styles.note}>
              {_('office-protection.by', {
                who: change.operator ?? _('office-protection.by.member'),
                at: moment(change.at),
              })}
              {change.reason && ` · ${change.reason}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
