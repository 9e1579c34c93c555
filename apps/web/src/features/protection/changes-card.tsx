import { useLingui } from '@lingui/react'
import { type ProtectionChange, protectionChanges } from '@sanuk/contracts/protection'
import { Card } from '@sanuk/ui/card'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListEnd } from '../../components/records/list-end.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { call } from '../../wire/call.ts'
import { keyOf, metaOf } from '../../wire/read.ts'
import styles from './protection.module.css'
import { useProtection } from './use-protection.ts'
import { useWritten } from './use-written.ts'

/** Everything that was changed, newest first. */
export function ChangesCard() {
  const { _ } = useLingui()
  const moment = useMoment()
  const say = useSaid()
  // Asked anew whenever something of it changed.
  const { dataUpdatedAt } = useProtection()
  const changes = useInfiniteQuery({
    queryKey: [...keyOf(protectionChanges), dataUpdatedAt],
    queryFn: ({ pageParam, signal }) => call(protectionChanges, { query: { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(protectionChanges),
  })
  const list = changes.data?.pages.flatMap((page) => page.list) ?? []
  return (
    <Card level={3} title={_('protection.changes')}>
      {changes.data && list.length === 0 && <p className={styles.note}>{_('protection.changes.empty')}</p>}
      <ul className={styles.changes}>
        {list.map((change) => (
          <li key={change.id}>
            <span>
              {say(change)}
              {change.byStaff && ` · ${_('protection.by_staff')}`}
            </span>
            <time dateTime={change.at} className={styles.note}>
              {moment(change.at)}
            </time>
          </li>
        ))}
      </ul>
      {list.length > 0 && <ListEnd pages={changes} words={_('protection.changes.end')} />}
    </Card>
  )
}

function useSaid(): (change: ProtectionChange) => string {
  const { _ } = useLingui()
  const moment = useMoment()
  const written = useWritten()
  return ({ deed, kind, period, value, until }) => {
    const values = {
      kind: kind ? _(`protection.kind.${kind}`) : '',
      period: period ? _(`protection.period.${period}`) : '',
      value: kind && value ? written(kind, value) : '',
      until: until ? moment(until) : '',
    }
    if (deed === 'limit_asked' && value === null) return _('protection.deed.limit_lifted', values)
    if (deed === 'exclusion' && until === null) return _('protection.deed.exclusion_ever')
    return _(`protection.deed.${deed}`, values)
  }
}
