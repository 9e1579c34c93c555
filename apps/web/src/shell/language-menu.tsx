import { useLingui } from '@lingui/react'
import type { Language } from '@sanuk/locales/word'
import { classNames } from '@sanuk/ui/class-names'
import { Check, ChevronDown, Globe } from 'lucide-react'
import { useBrand } from '../brand/use-brand.ts'
import list from '../components/hover-list.module.css'
import { useDisclosure } from '../components/use-disclosure.ts'
import { chooseLanguage, LANGUAGES, useLanguage } from '../language/language.ts'
import { useTheme } from '../theme/theme.ts'
import styles from './top-bar.module.css'

/** Which language the site speaks; each is named in itself. */
export function LanguageMenu() {
  const { _ } = useLingui()
  const chosen = useLanguage()
  const theme = useTheme()
  const menu = useDisclosure()
  const offered = useBrand()?.languages.map(({ code }) => code) ?? LANGUAGES
  const choose = async (language: Language) => {
    menu.close()
    await chooseLanguage(language)
  }
  return (
    <div className={list.frame} {...menu.frame}>
      <button
        type="button"
        className={styles.language}
        aria-expanded={menu.open}
        aria-label={`${_('site.language')}: ${_(`site.language.${chosen}`)}`}
        onClick={menu.toggle}
      >
        <Globe />
        <span className={styles.languageName}>{_(`site.language.${chosen}`)}</span>
        <ChevronDown className={styles.chevron} />
      </button>
      {menu.open && (
        <ul className={classNames(list.list, list.start)} data-theme={theme}>
          {offered.map((language) => (
            <li key={language}>
              <button
                type="button"
                lang={language}
                className={list.item}
                aria-current={language === chosen}
                onClick={() => choose(language)}
              >
                <span className={styles.languageOption}>{_(`site.language.${language}`)}</span>
                {language === chosen && <Check />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
