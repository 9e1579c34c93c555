import { useLingui } from '@lingui/react'
import { type FreezeKind, ownFreezes } from '@sanuk/contracts/freezes'
import { useQuery } from '@tanstack/react-query'
import { Snowflake } from 'lucide-react'
import { useMoment } from '../../components/use-moment.ts'
import { read } from '../../wire/read.ts'
import styles from './freeze-notice.module.css'

/** Tells a member what their agent froze, and whom to ask; nothing where nothing is frozen. */
export function FreezeNotice({ kinds }: { readonly kinds: readonly FreezeKind[] }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { data } = useQuery(read(ownFreezes))
  const held = data?.list.filter(({ kind }) => kinds.includes(kind)) ?? []
  return held.map(({ kind, agent, reason, until }) => (
    <div key={kind} role="status" className={styles.notice}>
      <Snowflake />
      <p>
        <strong>{_(`agent-freezes.notice.${kind}`)}</strong>
        {until && <> · {_('agent-freezes.until', { until: moment(until) })}</>}
        <br />
        {_('agent-freezes.notice.text', { agent, reason })}
      </p>
    </div>
  ))
}
