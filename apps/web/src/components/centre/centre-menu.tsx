import { useLingui } from '@lingui/react'
import { useModules } from '../../brand/use-modules.ts'
import type { CentreEntry } from './centre-entry.ts'
import styles from './centre-menu.module.css'

type CentreMenuProps<Name extends string> = {
  readonly label: string
  readonly entries: readonly CentreEntry<Name>[]
  readonly current: Name
  readonly onChoose: (name: Name) => void
}

/** The pages of a centre that the brand has switched on and that are not hidden. */
export function CentreMenu<Name extends string>({ label, entries, current, onChoose }: CentreMenuProps<Name>) {
  const { _ } = useLingui()
  const isOn = useModules()
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {entries
          .filter(({ module, hidden }) => !hidden && (!module || isOn(module)))
          .map(({ name, word, Icon, Mark }) => (
            <li key={name}>
              <button
                type="button"
                className={styles.entry}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => onChoose(name)}
              >
                <Icon />
                <span className={styles.word}>{_(word)}</span>
                {Mark && <Mark />}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  )
}
