import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Phone } from 'lucide-react'
import styles from './protection.module.css'

/** The hotline of the Thai Department of Mental Health. */
const LINE = '1323'

/** Who listens to somebody for whom play is no fun any more. */
export function HelpCard() {
  const { _ } = useLingui()
  return (
    <Card level={3} title={_('protection.help')}>
      <p className={styles.note}>{_('protection.help.note')}</p>
      <p className={styles.line}>
        <Phone aria-hidden="true" />
        <a href={`tel:${LINE}`}>{_('protection.help.line', { line: LINE })}</a>
      </p>
    </Card>
  )
}
