import { expect, test } from 'vitest'
import { readPanelSearch } from './panel-names.ts'

test('opens a panel it knows and no other', () => {
  expect(readPanelSearch({ panel: 'login' })).toEqual({ panel: 'login' })
  expect(readPanelSearch({ panel: 'office' })).toEqual({})
})

test('opens the login at a way it has', () => {
  expect(readPanelSearch({ panel: 'login', by: 'sms' })).toEqual({ panel: 'login', by: 'sms' })
  expect(readPanelSearch({ panel: 'login', by: 'magic' })).toEqual({ panel: 'login' })
  expect(readPanelSearch({ by: 'sms' })).toEqual({})
})

test('goes on to a page of ours', () => {
  expect(readPanelSearch({ next: '/game?id=1' })).toEqual({ next: '/game?id=1' })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
  'never goes on to %s',
  (next) => {
    expect(readPanelSearch({ next })).toEqual({})
  },
)
