import type { Language } from '@sanuk/contracts/wire'
import { say } from '@sanuk/locales/server-words'
import { TITLES, VASSALAGES } from '../titles/catalogue.ts'
import type { Sheet } from './sheet.ts'

type Titled = { readonly code: string; readonly mathVersion: string; readonly language: Language }

/** What stands above the figures of any sheet. Throws where the catalogue has no title of that code. */
export function headOf({
  code,
  mathVersion,
  language,
}: Titled): Pick<Sheet, 'language' | 'code' | 'name' | 'title' | 'about' | 'marks'> {
  const title = TITLES.find((one) => one.code === code)
  const label = VASSALAGES.find((one) => one.code === title?.vassalage)
  if (!title || !label) throw new Error(`${code} has no title`)
  const name = title.names[language]
  return {
    language,
    name,
    code,
    title: say(language, 'sheets.title.of', { game: name }),
    about: say(language, 'sheets.about'),
    marks: [
      { name: say(language, 'sheets.code'), value: code },
      { name: say(language, 'sheets.label'), value: label.name },
      { name: say(language, 'game.return.version'), value: mathVersion },
    ],
  }
}
