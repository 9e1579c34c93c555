import { Segmented } from '@sanuk/ui/segmented'
import { useEffect, useState } from 'react'
import styles from './gallery.module.css'
import { type Language, LanguageContext } from './say.tsx'
import { Buttons } from './sections/buttons.tsx'
import { Choices } from './sections/choices.tsx'
import { Fields } from './sections/fields.tsx'
import { Figures } from './sections/figures.tsx'
import { Lists } from './sections/lists.tsx'
import { GalleryToaster, Overlays } from './sections/overlays.tsx'
import { States } from './sections/states.tsx'
import { Tokens } from './sections/tokens.tsx'

const sections = {
  tokens: Tokens,
  buttons: Buttons,
  fields: Fields,
  choices: Choices,
  figures: Figures,
  lists: Lists,
  states: States,
  overlays: Overlays,
}

type View = 'light' | 'dark' | 'both'

/** Everything of the design system in every state. `?view=light|dark|both&lang=th|en` chooses what is shown. */
export function Gallery() {
  const [view, setView] = useAddress<View>('view', 'both')
  const [language, setLanguage] = useAddress<Language>('lang', 'th')
  const themes = view === 'both' ? (['light', 'dark'] as const) : [view]

  useEffect(() => {
    document.documentElement.dataset.theme = view === 'dark' ? 'dark' : 'light'
    document.documentElement.lang = language
  }, [view, language])

  return (
    <LanguageContext value={language}>
      <header className={styles.bar} data-theme="dark">
        <h1 className={styles.title}>sanuk · gallery</h1>
        <nav aria-label="Sections" className={styles.sections}>
          {Object.keys(sections).map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <Segmented
          label="Language"
          options={[
            { value: 'th', label: 'ไทย' },
            { value: 'en', label: 'English' },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          label="Theme"
          options={[
            { value: 'light', label: 'light' },
            { value: 'dark', label: 'dark' },
            { value: 'both', label: 'both' },
          ]}
          value={view}
          onChange={setView}
        />
      </header>
      <main className={styles.main}>
        {Object.entries(sections).map(([name, Section]) => (
          <section key={name} id={name} aria-labelledby={`${name}-title`} className={styles.section}>
            <h2 id={`${name}-title`} className={styles.heading}>
              {name}
            </h2>
            <div className={styles.themes}>
              {themes.map((theme) => (
                <div key={theme} data-theme={theme} className={styles.theme}>
                  <Section />
                </div>
              ))}
            </div>
          </section>
        ))}
      </main>
      <GalleryToaster />
    </LanguageContext>
  )
}

/** A choice that stands in the address, so that a view can be linked to and photographed. */
function useAddress<Value extends string>(name: string, usual: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => (new URLSearchParams(location.search).get(name) ?? usual) as Value)
  function change(next: Value) {
    const url = new URL(location.href)
    url.searchParams.set(name, next)
    history.replaceState(null, '', url)
    setValue(next)
  }
  return [value, change]
}
