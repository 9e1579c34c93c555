import { Outlet } from '@tanstack/react-router'
import { PanelHost } from '../panels/panel-host.tsx'
import styles from './shell.module.css'

/** What every page stands in. */
export function Shell() {
  return (
    <>
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <PanelHost />
    </>
  )
}
