import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import type { ErrorComponentProps } from '@tanstack/react-router'
import styles from './plain-page.module.css'

/** A page that failed to load or to draw: says so and loads it again. */
export function PageFault({ reset }: ErrorComponentProps) {
  const { _ } = useLingui()
  return (
    <section className={styles.page} role="alert">
      <h1 className={styles.title}>{_('site.fault.page')}</h1>
      <p className={styles.note}>{_('site.fault.page.note')}</p>
      <Button
        onClick={() => {
          reset()
          location.reload()
        }}
      >
        {_('site.retry')}
      </Button>
    </section>
  )
}
