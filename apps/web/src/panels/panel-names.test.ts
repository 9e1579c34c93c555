import { expect, test } from 'vitest'
import { readPanelSearch, windowOf } from './panel-names.ts'

test('a known panel is read from the address, and an unknown one is ignored', () => {
  expect(readPanelSearch({ panel: 'login' })).toEqual({ panel: 'login' })
  expect(readPanelSearch({ panel: 'office' })).toEqual({})
})

test('a known login method is read from the address, and only with the login panel', () => {
  expect(readPanelSearch({ panel: 'login', by: 'sms' })).toEqual({ panel: 'login', by: 'sms' })
  expect(readPanelSearch({ panel: 'login', by: 'magic' })).toEqual({ panel: 'login' })
  expect(readPanelSearch({ by: 'sms' })).toEqual({})
})

test('a path of this site is read as the next page', () => {
  expect(readPanelSearch({ next: '/game?id=1' })).toEqual({ next: '/game?id=1' })
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
  '%s is not read as the next page',
  (next) => {
    expect(readPanelSearch({ next })).toEqual({})
  },
)

test('pages of the two centres are shown in the window of their centre, and other panels in their own', () => {
  expect(windowOf('depositv2')).toBe('memberCentre')
  expect(windowOf('personalHistoryCopy')).toBe('memberCentre')
  expect(windowOf('agentPersonalHistoryCopy')).toBe('agentCentre')
  expect(windowOf('agentTeamOverview')).toBe('agentCentre')
  expect(windowOf('agentDailyWages2')).toBe('agentCentre')
  expect(windowOf('agentDividendRecordCopy2')).toBe('agentCentre')
  expect(windowOf('agentRealtimeSalary')).toBe('agentCentre')
  expect(windowOf('agentsOnly')).toBe('agentsOnly')
})
