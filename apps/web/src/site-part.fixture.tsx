import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { Room, Values, Word } from '@sanuk/locales/word'
import { InputWordsProvider } from '@sanuk/ui/input-words'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { inputWords } from './language/input-words.ts'
import { startLanguage } from './language/language.ts'
import type { Page } from './router/page.ts'
import type { Path } from './router/paths.ts'
import { Router } from './router/router.ts'
import { RouterContext } from './router/use-router.ts'
import { queryClient } from './wire/read.ts'

/** In place of every page of the site: a test shows one part alone. */
const NO_PAGE: Page = { load: async () => () => null }
const NO_PAGES = new Proxy({}, { get: () => NO_PAGE }) as Readonly<Record<Path, Page>>

const usual = queryClient.getDefaultOptions()

type Place = {
  /** The address of the page around the part. */
  readonly path?: string
  /** The words it speaks besides those of every page. */
  readonly rooms?: readonly Room[]
}

/** A word as the part shows it. A word that is not loaded, or not yet, would be looked for by its name and never be found. */
export function say(word: Word, values?: Values): string {
  if (!(word in i18n.messages)) throw new Error(`no catalogue of this test has ${word}`)
  return i18n._(word, values)
}

/** Renders a part of the site with everything that stands around all of them: words, router and answers to calls. */
export async function renderOnSite(part: ReactNode, { path = '/', rooms = [] }: Place = {}) {
  history.replaceState(null, '', path)
  queryClient.clear()
  // Failed calls are repeated as often as for members, without the wait in between.
  queryClient.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } })
  await startLanguage('en', ['site', ...rooms])
  const router = new Router(NO_PAGES, NO_PAGE)
  await router.start()
  const around = (it: ReactNode) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <InputWordsProvider words={inputWords}>
          <RouterContext value={router}>{it}</RouterContext>
        </InputWordsProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
  const { unmount } = await render(around(part))
  return { router, unmount }
}
