import { useLingui } from '@lingui/react'
import { usePageTitle } from '../brand/use-page-title.ts'
import { CheckRound } from '../features/fairness/check-round.tsx'
import { FairnessSteps } from '../features/fairness/fairness-steps.tsx'
import { Scheme } from '../features/fairness/scheme.tsx'
import styles from './notices-page.module.css'

/** How outcomes are drawn, and the check of a past round. */
export function FairnessPage() {
  const { _ } = useLingui()
  const title = _('pages.fairness')
  usePageTitle(title, _('fairness.description'))
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <FairnessSteps />
      <CheckRound />
      <Scheme />
    </>
  )
}
