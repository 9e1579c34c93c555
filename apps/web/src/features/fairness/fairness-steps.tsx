import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { LockKeyhole, ShieldCheck, UserPen } from 'lucide-react'
import styles from './fairness.module.css'

const STEPS = [
  { Icon: LockKeyhole, word: 'fairness.step.lock', text: 'fairness.step.lock.text' },
  { Icon: UserPen, word: 'fairness.step.mix', text: 'fairness.step.mix.text' },
  { Icon: ShieldCheck, word: 'fairness.step.check', text: 'fairness.step.check.text' },
] as const

/** How an outcome comes about, step by step. */
export function FairnessSteps() {
  const { _ } = useLingui()
  return (
    <>
      <p className={styles.lead}>{_('fairness.lead')}</p>
      <ol className={styles.steps}>
        {STEPS.map(({ Icon, word, text }) => (
          <li key={word}>
            <Card className={styles.step} title={_(word)}>
              <Icon className={styles.icon} />
              <p>{_(text)}</p>
            </Card>
          </li>
        ))}
      </ol>
    </>
  )
}
