import { expect, test } from 'vitest'
import { dayOfIssue, shortIssue } from './issue-name.ts'

test('the day of an issue is the beginning of its number', () => {
  expect(dayOfIssue('20261216')).toBe('2026-12-16')
  expect(dayOfIssue('20261216-0817')).toBe('2026-12-16')
  expect(shortIssue('20261216-0817')).toBe('0817')
})
