import { expect, test } from 'vitest'
import { unusedWords } from './unused-words.ts'

const code = (text: string) => [{ path: 'apps/web/src/a.tsx', text }]

test('complains of a word that nothing speaks', () => {
  expect(unusedWords(['home.hero', 'home.old'], code("_('home.hero')"))).toEqual(['home.old'])
})

test('knows words whose end is filled in', () => {
  expect(unusedWords(['site.language.th', 'site.theme'], code('_(`site.language.${code}`)'))).toEqual(['site.theme'])
})

test('leaves the words of refusals and fields to the server', () => {
  expect(unusedWords(['refusal.forbidden', 'field.required'], [])).toEqual([])
})
