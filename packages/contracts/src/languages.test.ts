import { expect, test } from 'vitest'
import { KNOWN_LANGUAGES } from './languages.ts'

const entries = Object.entries(KNOWN_LANGUAGES)
const alike = (name: string) => name.toLocaleLowerCase().replaceAll(/[\s()]/g, '')

test('35 languages are known', () => {
  expect(entries).toHaveLength(35)
})

// What ICU says, by the Unicode CLDR: https://cldr.unicode.org
test.each(entries)('language %s has its own-language name from the CLDR', (code, { name }) => {
  const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? ''
  const [language = ''] = own.split(' (')
  const same = alike(own) === alike(name) || alike(name).includes(alike(language)) || alike(own).includes(alike(name))
  expect(same, `${own} and ${name}`).toBe(true)
})

test.each(entries)('language %s has the text direction of its script', (code, { direction }) => {
  const script = new Intl.Locale(code).maximize().script ?? ''
  // Scripts that run from the right (ISO 15924 with Unicode's Bidi_Class).
  expect(direction).toBe(['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr')
})
