import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Menu, MenuChoices } from '@sanuk/ui/menu'
import { ChevronDown, Globe } from 'lucide-react'
import { chooseLanguage, LANGUAGES, useLanguage } from '../language/language.ts'
import styles from './top-bar.module.css'

/** Which language the office speaks; each is named in itself. */
export function LanguageMenu() {
  const { _ } = useLingui()
  const chosen = useLanguage()
  const options = LANGUAGES.map((language) => ({
    value: language,
    label: _(`office.language.${language}`),
    lang: language,
  }))
  const trigger = (
    <Button
      look="ghost"
      icon={<Globe />}
      className={styles.plain}
      aria-label={`${_('office.language')}: ${_(`office.language.${chosen}`)}`}
    >
      <span className={styles.wide}>{_(`office.language.${chosen}`)}</span>
      <ChevronDown className={styles.chevron} />
    </Button>
  )
  return (
    <Menu trigger={trigger} align="end">
      <MenuChoices options={options} value={chosen} onChange={chooseLanguage} />
    </Menu>
  )
}
