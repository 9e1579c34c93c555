import { say } from '@sanuk/locales/server-words'
import type { Language, Values, Word } from '@sanuk/locales/word'
import { test as base, expect } from '../../../tools/launcher/src/journey.ts'
import { hurryGames } from './hurried-games.fixture.ts'
import { faultsOf } from './page.fixture.ts'

export type Reader = {
  readonly say: (word: Word, values?: Values) => string
  /** Opens a page of the site, signed in where a token is given. */
  readonly open: (path: string, token?: string) => Promise<void>
  /** What axe finds wrong in the dialogs that are open, in a line each. */
  readonly faults: () => Promise<string[]>
}

/** A journey in the language of its project. */
export const test = base.extend<{ reader: Reader; popsUp: boolean; hurried: number | false }>({
  /** Whether announcements pop up; readers have closed them already unless a journey is about them. */
  popsUp: [false, { option: true }],
  /** How many times as fast slots go; only a journey about their own pace, or how they are drawn, has them not hurry. */
  hurried: [4, { option: true }],
  // By the context: a second page of a journey reads the same language and may open first.
  reader: async ({ page, context, locale, popsUp, hurried }, use) => {
    if (hurried) await context.addInitScript(hurryGames, hurried)
    if (!popsUp) await context.addInitScript(closePopUps)
    const language: Language = locale === 'th-TH' ? 'th' : 'en'
    await context.addInitScript((code) => localStorage.setItem('language', code), language.toUpperCase())
    await use({
      say: (word, values) => say(language, word, values),
      open: async (path, token) => {
        if (token) await page.addInitScript((kept) => sessionStorage.setItem('token', kept), token)
        await page.goto(path)
      },
      faults: () => faultsOf(page, '[role="dialog"]'),
    })
  },
})

/** For as long as the tab lives: signing out clears what else it knew. */
function closePopUps(): void {
  const { clear } = Storage.prototype
  const close = () => {
    for (const marker of ['USER_POPUP', 'ANONYMOUS_POPUP']) sessionStorage.setItem(marker, '1')
  }
  Storage.prototype.clear = function clearAll() {
    clear.call(this)
    close()
  }
  close()
}

export { expect }
