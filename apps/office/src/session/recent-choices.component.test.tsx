import { expect, test } from 'vitest'
import { recentChoices, rememberChoice } from './recent-choices.ts'

const choice = (to: string) => ({ to, kind: 'members', label: to })

test('the last six choices are kept, each once, the newest first', () => {
  for (const to of ['/1', '/2', '/3', '/1', '/4', '/5', '/6', '/7']) rememberChoice(choice(to))
  expect(recentChoices().map(({ to }) => to)).toEqual(['/7', '/6', '/5', '/4', '/1', '/3'])
})

test.each(['no JSON', '[{"to":"https://elsewhere.example","kind":"page","label":""}]', '{}'])(
  'what another program wrote there is not taken: %s',
  (text) => {
    sessionStorage.setItem('recent', text)
    expect(recentChoices()).toEqual([])
  },
)
