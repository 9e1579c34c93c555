import type { Language } from '@sanuk/locales/word'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { startLanguage } from './language/language.ts'
import { createSiteRouter } from './router.tsx'

/** The home page as it looks before anything of the server has arrived. The build puts it into index.html. */
export async function drawFirstPaint(language: Language): Promise<string> {
  await startLanguage(language, ['site'])
  const router = createSiteRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  return renderToString(<App router={router} />)
}
