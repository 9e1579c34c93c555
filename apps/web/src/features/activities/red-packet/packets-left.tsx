import { useLingui } from '@lingui/react'
import type { Activity } from '@sanuk/contracts/activities'
import { Progress } from '@sanuk/ui/progress'
import styles from './red-packet.module.css'
import { useRedPackets } from './use-red-packet.ts'

/** How many are still to be had. */
export function PacketsLeft({ activity }: { readonly activity: Activity }) {
  const { _ } = useLingui()
  const { data } = useRedPackets(activity.id)
  const { left, packets } = data ?? {
    left: 0,
    packets: activity.rule.kind === 'red_packet' ? activity.rule.packets : 0,
  }
  const words = data ? _('red-packets.left', { left, packets }) : ''
  return (
    <div className={styles.left}>
      <Progress luck label={_('red-packets.title')} value={left} max={packets} valueText={words} />
      <p>{words}</p>
    </div>
  )
}
