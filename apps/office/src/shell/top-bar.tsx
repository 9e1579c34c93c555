import { Link } from 'wouter'
import { BrandMark } from '../components/brand-mark.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { OperatorMenu } from './operator-menu.tsx'
import { PaletteButton } from './palette/palette-button.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import styles from './top-bar.module.css'

/** The dark row at the top, as on the site. */
export function TopBar({ searchable }: { readonly searchable: boolean }) {
  return (
    <header className={styles.bar} data-theme="dark">
      <Link to="/" className={styles.home}>
        <BrandMark />
      </Link>
      <div className={styles.end}>
        {searchable && <PaletteButton />}
        <LanguageMenu />
        <ThemeSwitch />
        <OperatorMenu />
      </div>
    </header>
  )
}
