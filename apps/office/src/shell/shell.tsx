import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { ChangePassword } from '../features/account/change-password.tsx'
import { useOperator } from '../session/use-operator.ts'
import { Navigation } from './navigation.tsx'
import { QueueBell } from './queue-bell.tsx'
import styles from './shell.module.css'
import { TopBar } from './top-bar.tsx'

/** What every page stands in once an operator is signed in. */
export function Shell({ children }: { children: ReactNode }) {
  const { _ } = useLingui()
  // Somebody else chose the password: until that has changed, nothing else is of any use.
  const temporary = useOperator()?.passwordTemporary ?? false
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {_('office.skip')}
      </a>
      <TopBar searchable={!temporary} />
      {!temporary && <Navigation />}
      {!temporary && <QueueBell />}
      <main id="content" className={styles.content} tabIndex={-1}>
        <div className={styles.page}>{temporary ? <ChangePassword /> : children}</div>
      </main>
    </div>
  )
}
