import { i18n } from '@lingui/core'
import type { Language } from '@sanuk/locales/word'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'
import { startLanguage } from './language/language.ts'
import type { Path } from './router/paths.ts'
import { createSiteRouter } from './routes.tsx'

/** A page as it looks before anything of the server has arrived. The build puts it into the HTML. */
export async function drawFirstPaint(path: Path, language: Language): Promise<string> {
  await startLanguage(language, ['site'])
  const router = createSiteRouter()
  await router.draw(path)
  const missing = new Set<string>()
  const ended = i18n.on('missing', ({ id }) => missing.add(id))
  // Two languages stand in one page: what belongs together in one drawing must not in both.
  const drawing = renderToString(<App router={router} />, { identifierPrefix: language })
  ended()
  if (missing.size > 0)
    throw new Error(`${path} would be seen without words in ${language}: ${[...missing].join(', ')}`)
  return drawing
}
