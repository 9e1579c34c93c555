import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readCatalogues } from '@sanuk/locales/catalogues'
import type { Language } from '@sanuk/locales/word'
import { createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

type FirstPaint = { drawFirstPaint: (language: Language) => Promise<string> }

const LANGUAGES: readonly Language[] = ['th', 'en']
const FONTS: Record<Language, RegExp> = { th: /anuphan-(thai|latin)-wght/, en: /anuphan-latin-wght/ }

/**
 * Puts the drawn home page, in every language, into the built index.html: the first paint waits for no script. Tells
 * `start.js` which files each language needs first, so that they load beside the main script and not after it.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sanuk:first-paint',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    transformIndexHtml: () => {
      const words = readCatalogues('th').get('site') ?? {}
      return [
        { tag: 'title', children: words['site.title'] ?? '', injectTo: 'head' },
        { tag: 'meta', attrs: { name: 'description', content: words['site.description'] ?? '' }, injectTo: 'head' },
      ]
    },
    async writeBundle(_, bundle) {
      const path = resolve(config.root, config.build.outDir, 'index.html')
      const html = await readFile(path, 'utf8')
      const drawing = await draw(config)
      const early = Object.entries(earlyFiles(bundle)).map(([name, files]) => ` data-${name}="${files.join(' ')}"`)
      await writeFile(
        path,
        html
          .replace('src="/start.js"', (start) => start + early.join(''))
          .replace('</head>', (end) => styleLinks(bundle) + end)
          .replace('<div id="root">', (start) => start + drawing),
      )
    },
  }
}

async function draw(config: ResolvedConfig): Promise<string> {
  const server = await createServer({
    configFile: config.configFile ?? false,
    mode: 'production',
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const drawn = (await server.ssrLoadModule('/src/first-paint.tsx')) as FirstPaint
    const drawings: string[] = []
    // One after the other: the words of a language are switched on for everybody.
    for (const language of LANGUAGES) {
      drawings.push(`<div lang="${language}" data-first-paint>${await drawn.drawFirstPaint(language)}</div>`)
    }
    return drawings.join('')
  } finally {
    await server.close()
  }
}

/** Addresses that the main script would ask for one after the other: words and fonts by language, the home page. */
function earlyFiles(bundle: Rolldown.OutputBundle): Record<Language | 'home', string[]> {
  const files = Object.values(bundle)
  const holding = (part: string) =>
    files.filter((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(part)))
  const fonts = (language: Language) => files.filter((file) => FONTS[language].test(file.fileName))
  const addresses = (found: typeof files) => [...new Set(found.map(({ fileName }) => `/${fileName}`))]
  const words = (language: Language) => [...holding(`/${language}/site.json`), ...holding(`/${language}/home.json`)]
  return {
    th: addresses([...fonts('th'), ...words('th')]),
    en: addresses([...fonts('en'), ...words('en')]),
    home: addresses(holding('/src/pages/home-page.tsx')),
  }
}

/** The home page's styles, which the drawing needs at once; the bundler would load them with the page's script. */
function styleLinks(bundle: Rolldown.OutputBundle): string {
  const home = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith('/src/pages/home-page.tsx')),
  )
  const styles = home?.type === 'chunk' ? [...(home.viteMetadata?.importedCss ?? [])] : []
  return styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join('')
}
