import { useLingui } from '@lingui/react'
import type { Power } from '@sanuk/contracts/powers'
import { useMoment } from '../language/use-moment.ts'
import { useDecidesFrom } from '../session/use-operator.ts'
import styles from './desk/desk.module.css'

/** Says beside a decision from when on the reader can make it, as long as their power is too new. */
export function DecidesFrom({ power }: { readonly power: Power }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const from = useDecidesFrom(power)
  return from ? <p className={styles.note}>{_('approvals.decides_from', { from: moment(from) })}</p> : null
}
