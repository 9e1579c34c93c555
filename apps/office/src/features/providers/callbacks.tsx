import { useLingui } from '@lingui/react'
import { CopyButton } from '../../components/copy-button.tsx'
import styles from './providers.module.css'

/** Where the provider must send its visitors back to; not known before it is entered. */
export function Callbacks({ addresses }: { addresses: readonly string[] | null }) {
  const { _ } = useLingui()
  return (
    <section className={styles.callbacks}>
      <h3>{_('office-providers.callbacks')}</h3>
      <p className={styles.note}>
        {_(addresses ? 'office-providers.callbacks.note' : 'office-providers.callbacks.later')}
      </p>
      {addresses && (
        <ul>
          {addresses.map((address) => (
            <li key={address}>
              <code>{address}</code>
              <CopyButton text={address} label={_('office-providers.copy', { address })} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
