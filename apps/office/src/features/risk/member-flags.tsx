import { useLingui } from '@lingui/react'
import { listFlags } from '@sanuk/contracts/office-risk'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import styles from './risk.module.css'
import { FLAG_LOOKS } from './risk.ts'

type MemberFlagsProps = {
  readonly id: string
  /** Keeps its distance to what is above it, where nothing else does. */
  readonly apart?: boolean
}

/** Why staff should look at a member, or did. */
export function MemberFlags({ id, apart }: MemberFlagsProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data, error, refetch } = useAsked({
    key: ['member', id, 'risk'],
    ask: (signal) => call(listFlags, { query: { member: id, limit: '20' } }, signal),
  })
  return (
    <Card className={apart ? styles.apart : undefined} title={_('office-risk.member.card')}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton height="60px" />}
      {data?.list.length === 0 && <p className={styles.note}>{_('office-risk.member.none')}</p>}
      {data && data.list.length > 0 && (
        <div className={styles.case}>
          <ul className={styles.flags}>
            {data.list.map(({ id: flag, kind, state, raisedAt }) => (
              <li key={flag}>
                <span>
                  {_(`office-risk.kind.${kind}`)}
                  <time dateTime={raisedAt} className={styles.when}>
                    {moment(raisedAt)}
                  </time>
                </span>
                <Badge look={FLAG_LOOKS[state]}>{_(`office-risk.state.${state}`)}</Badge>
              </li>
            ))}
          </ul>
          <p>
            <Link
              to={`/risk?${new URLSearchParams({ member: id, state: data.list[0]?.state ?? 'open' })}`}
              className={buttonClass({ look: 'outline', size: 'small' })}
            >
              {_('office-risk.member.open')}
            </Link>
          </p>
        </div>
      )}
    </Card>
  )
}
