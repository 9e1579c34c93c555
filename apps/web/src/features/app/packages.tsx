import { useLingui } from '@lingui/react'
import { domainRoute } from '@sanuk/contracts/system'
import { buttonClass } from '@sanuk/ui/button'
import { QrCode } from '@sanuk/ui/qr-code'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../wire/read.ts'
import styles from './app.module.css'

/** Packages that the brand hands out besides, where it has any. */
export function Packages() {
  const { _ } = useLingui()
  const { data } = useQuery(read(domainRoute))
  const packages = data?.resources.filter(({ url }) => /^https:\/\//.test(url)) ?? []
  if (packages.length === 0) return null
  return (
    <section className={styles.guide}>
      <h2 className={styles.heading}>{_('app.packages')}</h2>
      <ul className={styles.packages}>
        {packages.map(({ resourceType, url, qrCodeUrl }) => (
          <li key={`${resourceType} ${url}`} className={styles.package}>
            <QrCode text={qrCodeUrl ?? url} label={_('app.code', { address: qrCodeUrl ?? url })} />
            <a className={buttonClass({ look: 'outline' })} href={url} rel="noopener noreferrer">
              {_('app.package', { kind: resourceType })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
