import { useLingui } from '@lingui/react'
import { type MemberFreeze, memberFreezes } from '@sanuk/contracts/office-freezes'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useState } from 'react'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { ExtendDialog } from './extend-dialog.tsx'
import styles from './freezes.module.css'
import { freezesKey } from './freezes.ts'
import { LiftDialog } from './lift-dialog.tsx'

type Doing = { readonly what: 'lift' | 'extend'; readonly freeze: MemberFreeze }

/** What agents keep a member from, and kept them from before. */
export function MemberFreezes({ member }: { readonly member: string }) {
  const { _ } = useLingui()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { data, error, refetch } = useAsked({
    key: freezesKey(member),
    ask: (signal) => call(memberFreezes, { params: { id: member } }, signal),
  })
  const close = () => setDoing(null)
  return (
    <Card className={styles.card} title={_('office-freezes.card')}>
      {error && <Failed title="office-freezes.failed" error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="60px" />}
      {data?.list.length === 0 && <p className={styles.note}>{_('office-freezes.empty')}</p>}
      <ul className={styles.list}>
        {data?.list.map((freeze) => (
          <FreezeRow key={freeze.id} freeze={freeze} onDo={(what) => setDoing({ what, freeze })} />
        ))}
      </ul>
      {doing?.what === 'lift' && <LiftDialog member={member} freeze={doing.freeze} onDone={close} />}
      {doing?.what === 'extend' && <ExtendDialog member={member} freeze={doing.freeze} onDone={close} />}
    </Card>
  )
}

type RowProps = { readonly freeze: MemberFreeze; readonly onDo: (what: Doing['what']) => void }

function FreezeRow({ freeze, onDo }: RowProps) {
  const { _ } = useLingui()
  const may = useMay()('members.change')
  const moment = useMoment()
  const { kind, agent, reason, frozenAt, endsAt, extendedBy, extendedBecause } = freeze
  const isHeld = holds(freeze)
  return (
    <li>
      <div className={styles.what}>
        <p className={styles.head}>
          {_(`office-freezes.kind.${kind}`)}
          <Badge look={isHeld ? 'bad' : 'plain'}>
            {_(isHeld ? 'office-freezes.state.frozen' : 'office-freezes.state.ended')}
          </Badge>
          <Link to={`/members/${agent.id}`}>{agent.username}</Link>
        </p>
        <p>{_('office-freezes.frozen', { agent: agent.username, at: moment(frozenAt), reason })}</p>
        {extendedBy !== null && (
          <p>{_('office-freezes.extended', { who: extendedBy, reason: extendedBecause ?? '' })}</p>
        )}
        {isHeld ? (
          <p className={styles.note}>
            {endsAt ? _('office-freezes.until', { at: moment(endsAt) }) : _('office-freezes.until.lifted')}
          </p>
        ) : (
          <Ended freeze={freeze} />
        )}
      </div>
      {may && isHeld && (
        <div className={styles.ways}>
          <Button size="small" look="outline" onClick={() => onDo('lift')}>
            {_('office-freezes.lift')}
          </Button>
          {kind === 'withdrawals' && (
            <Button size="small" look="outline" onClick={() => onDo('extend')}>
              {_('office-freezes.extend')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** A freeze that ran out is marked as ended only when the next one begins. */
const holds = ({ endedAt, endsAt }: MemberFreeze): boolean =>
  endedAt === null && (endsAt === null || Date.parse(endsAt) > Date.now())

function Ended({ freeze: { endedAt, endsAt, liftedBy, liftedBecause } }: Pick<RowProps, 'freeze'>) {
  const { _ } = useLingui()
  const moment = useMoment()
  const when = endedAt ?? endsAt
  const at = when ? moment(when) : ''
  if (liftedBy === null) return <p className={styles.note}>{_('office-freezes.over', { at })}</p>
  return (
    <p className={styles.note}>
      {liftedBecause === null
        ? _('office-freezes.lifted', { who: liftedBy, at })
        : _('office-freezes.lifted.because', { who: liftedBy, at, reason: liftedBecause })}
    </p>
  )
}
