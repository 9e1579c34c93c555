import { useLingui } from '@lingui/react'
import type { Brand } from '../brand/use-brand.ts'
import styles from './footer.module.css'

/** The brand's licences. One without a number is a demonstration and says so. */
export function Licences({ licences = [] }: { licences: Brand['licences'] | undefined }) {
  const { _ } = useLingui()
  return (
    <section className={styles.licences} aria-label={_('footer.licences')}>
      <ul>
        {licences.map(({ name, number, link }) => (
          <li key={name} className={styles.licence} title={number ? undefined : _('footer.demo_note')}>
            <strong>
              {number && link ? (
                <a href={link} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              ) : (
                name
              )}
            </strong>
            <span>{number ? _('footer.licence_number', { number }) : _('footer.demo')}</span>
          </li>
        ))}
      </ul>
      {licences.some(({ number }) => !number) && <p className={styles.small}>{_('footer.demo_note')}</p>}
    </section>
  )
}
