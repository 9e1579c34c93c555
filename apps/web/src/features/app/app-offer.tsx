import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { QrCode } from '@sanuk/ui/qr-code'
import { CircleCheck, Download } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { SITE_NAME, useBrand } from '../../brand/use-brand.ts'
import styles from './app.module.css'
import { install, installState, watchInstallState } from './installing.ts'

/** What the app is, the button that installs it where the browser can, and the code that brings it to a phone. */
export function AppOffer() {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const address = `${location.origin}/down`
  return (
    <section className={styles.offer} data-theme="dark">
      <div className={styles.words}>
        <img className={styles.icon} src="/art/icon-192.png" alt="" width={72} height={72} />
        <h1 className={styles.title}>{_('app.title', { brand })}</h1>
        <p className={styles.lead}>{_('app.lead')}</p>
        <InstallButton />
      </div>
      <figure className={styles.scan}>
        <QrCode text={address} label={_('app.code', { address })} />
        <figcaption>
          <strong>{_('app.scan')}</strong>
          <span>{_('app.scan.note')}</span>
        </figcaption>
      </figure>
    </section>
  )
}

function InstallButton() {
  const { _ } = useLingui()
  const state = useSyncExternalStore(watchInstallState, installState)
  if (matchMedia('(display-mode: standalone)').matches) return <Said words={_('app.running')} />
  if (state === 'installed') return <Said words={_('app.installed')} />
  if (state === 'unknown') return null
  return (
    <Button look="luck" size="large" icon={<Download />} onClick={install}>
      {_('app.install')}
    </Button>
  )
}

function Said({ words }: { readonly words: string }) {
  return (
    <p className={styles.said} role="status">
      <CircleCheck />
      {words}
    </p>
  )
}
