import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Switch } from '@sanuk/ui/switch'
import { useId } from 'react'
import styles from './push-card.module.css'
import { usePush } from './use-push.ts'

/** The switch for news that arrive while the site is closed, and why it stands as it does. */
export function PushCard() {
  const { _ } = useLingui()
  const note = useId()
  const { isOffered, isOn, canChoose, words, choose } = usePush()
  if (!isOffered) return null
  return (
    <Card title={_('push.title')} className={styles.card}>
      <p className={styles.lead}>{_('push.lead')}</p>
      <Switch
        checked={isOn}
        disabled={!canChoose}
        aria-describedby={note}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      >
        {_('push.allow')}
      </Switch>
      <p id={note} className={styles.note} role="status">
        {words}
      </p>
    </Card>
  )
}
