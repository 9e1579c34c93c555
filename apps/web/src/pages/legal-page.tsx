import { useLingui } from '@lingui/react'
import type { LegalDocument } from '@sanuk/contracts/content'
import { Card } from '@sanuk/ui/card'
import { usePageTitle } from '../brand/use-page-title.ts'
import { LegalText } from '../components/legal/legal-text.tsx'
import styles from './legal-page.module.css'

/** What everybody who plays here agrees to. */
export const TermsPage = () => <LegalPage document="terms" />

/** What the house does with what it knows of its visitors. */
export const PrivacyPage = () => <LegalPage document="privacy" />

function LegalPage({ document }: { readonly document: LegalDocument }) {
  const { _ } = useLingui()
  const title = _(`legal.${document}`)
  usePageTitle(title, _(`legal.${document}.about`))
  return (
    <Card className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <LegalText document={document} />
    </Card>
  )
}
