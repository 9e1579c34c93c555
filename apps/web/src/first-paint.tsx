import type { Language } from '@sanuk/locales/word'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { startLanguage } from './language/language.ts'
import { createSiteRouter } from './router.tsx'

/** A page as it looks before anything of the server has arrived. The build puts it into the HTML. */
export async function drawFirstPaint(path: string, language: Language): Promise<string> {
  await startLanguage(language, ['site'])
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  // Two languages stand in one page: what belongs together in one drawing must not in both.
  return renderToString(<App router={router} />, { identifierPrefix: language })
}
