import { expect, test } from 'vitest'
import { unusedWords } from './unused-words.ts'

const code = (text: string) => [{ path: 'apps/web/src/a.tsx', text }]

test('reports a translation key that no code uses', () => {
  expect(unusedWords(['home.hero', 'home.old'], code("_('home.hero')"))).toEqual(['home.old'])
})

test('counts keys with a template ending as used', () => {
  expect(unusedWords(['site.language.th', 'site.theme'], code('_(`site.language.${code}`)'))).toEqual(['site.theme'])
})

test('ignores the keys of refusals and fields, which the server uses', () => {
  expect(unusedWords(['refusal.forbidden', 'field.required'], [])).toEqual([])
})
