import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseLanguage, currentLanguage, readyWords, startLanguage } from './language.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})

beforeEach(() => startLanguage('en', ['site']))

/** How often whoever shows words is told to show them anew while `work` is done. */
async function toldBy(work: () => Promise<void>): Promise<number> {
  let told = 0
  const end = i18n.on('change', () => {
    told += 1
  })
  await work()
  end()
  return told
}

test('loading more words does not notify the translated components', async () => {
  expect(i18n._('vip.title')).toBe('vip.title')
  expect(await toldBy(() => readyWords('vip'))).toBe(0)
  expect(i18n._('vip.title')).not.toBe('vip.title')
})

test('starting the current language again does not notify the translated components', async () => {
  expect(await toldBy(() => startLanguage('en', ['site']))).toBe(0)
})

test('words requested during a language change are loaded in the new language', async () => {
  const changed = chooseLanguage('th')
  await Promise.all([changed, readyWords('raffle')])
  expect(currentLanguage()).toBe('th')
  expect(Object.keys(i18n.messages)).toContain('raffle.title')
})
