import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { useEffect } from 'react'
import { useLanguage } from '../../language/language.ts'
import { useShown } from '../../router/use-router.ts'
import { setConsent, useConsent } from './consent.ts'
import styles from './measuring.module.css'
import { forgetVisits, sendPageView } from './page-view.ts'

/** Asks whether pages may be counted, and counts them as long as the answer is yes. */
export function Measuring({ measurement }: { readonly measurement: string }) {
  const consent = useConsent()
  const language = useLanguage()
  const pathname = useShown(({ location }) => location.pathname)
  useEffect(() => {
    if (consent === 'refused') forgetVisits()
    if (consent !== 'granted') return
    // The page names itself when it is drawn.
    const frame = requestAnimationFrame(() =>
      sendPageView({ measurement, pathname, title: document.title, language: document.documentElement.lang }),
    )
    return () => cancelAnimationFrame(frame)
  }, [consent, measurement, pathname])
  return consent === null ? <Question key={language} /> : null
}

function Question() {
  const { _ } = useLingui()
  return (
    <section className={styles.question} aria-label={_('analytics.title')}>
      <p>{_('analytics.question')}</p>
      <div className={styles.answers}>
        <Button look="outline" size="small" onClick={() => setConsent('refused')}>
          {_('analytics.refuse')}
        </Button>
        <Button look="outline" size="small" onClick={() => setConsent('granted')}>
          {_('analytics.allow')}
        </Button>
      </div>
    </section>
  )
}
