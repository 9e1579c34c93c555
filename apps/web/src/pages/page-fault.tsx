import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { SupportLink } from '../components/support-link.tsx'
import { PartFault } from '../wire/load-part.ts'
import styles from './plain-page.module.css'

/** A page that failed to load or to draw: says why, as far as that is known, and loads it again. */
export function PageFault({ error }: { readonly error: unknown }) {
  const { _ } = useLingui()
  const reason = error instanceof PartFault ? error.reason : 'page'
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{_(`site.fault.${reason}`)}</h1>
      <p className={styles.note}>{_(`site.fault.${reason}.note`)}</p>
      <div className={styles.ways}>
        <Button onClick={() => location.reload()}>{_(reason === 'outdated' ? 'site.reload' : 'site.retry')}</Button>
        {reason === 'page' && <SupportLink look="outline" />}
      </div>
    </section>
  )
}
