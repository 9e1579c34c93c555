import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Language, Room } from '@sanuk/locales/word'
import { build, createServer, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

type FirstPaint = { drawFirstPaint: (path: string, language: Language) => Promise<string> }

type DrawnPage = {
  readonly file: string
  readonly path: string
  /** Its links lead on at once. Elsewhere nobody shall type into what does not listen yet. */
  readonly touchable?: boolean
  /** Where its code begins, and whose words it speaks besides the site's own. */
  readonly own?: { readonly module: string; readonly room: Room }
}

const LANGUAGES: readonly Language[] = ['th', 'en']
const FONTS: Record<Language, RegExp> = { th: /anuphan-(thai|latin)-(?!wght|ext)/, en: /anuphan-latin-(?!wght|ext)/ }

const LOBBIES = ['live', 'rng', 'fish', 'pvp', 'sports', 'esports', 'elott']

/** The pages that most visitors come in by; of the last one, which stands for all others, only the header is shown. */
const PAGES: readonly DrawnPage[] = [
  { file: 'index.html', path: '/', touchable: true, own: { module: '/src/pages/home-page.tsx', room: 'home' } },
  ...LOBBIES.map((name) => ({
    ...{ file: `${name}.html`, path: `/${name}` },
    own: { module: '/src/pages/lobby-page.tsx', room: 'lobby' as const },
  })),
  { file: 'inner.html', path: '/help' },
]

/** What the server draws by, as a module for it. */
const DRAWING = { entry: 'src/banner-drawing.tsx', folder: 'drawing/dist' }

/**
 * Puts drawn pages, in every language, into the built HTML: the first paint waits for no script. `start.js` stands
 * in it and is told which files each language and page needs first: they load beside the main script, not after it.
 */
export function firstPaint(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'sanuk:first-paint',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_, bundle) {
      const folder = resolve(config.root, config.build.outDir)
      const html = await readFile(resolve(folder, 'index.html'), 'utf8')
      const start = await readFile(resolve(folder, 'start.js'), 'utf8')
      await withDrawing(config, async (draw) => {
        for (const page of PAGES) {
          const filled = fill(html, { page, bundle, start, drawing: await draw(page.path) })
          await writeFile(resolve(folder, page.file), filled)
        }
      })
      await build({
        configFile: config.configFile ?? false,
        logLevel: 'warn',
        build: { ssr: DRAWING.entry, outDir: DRAWING.folder, copyPublicDir: false },
        define: { 'process.env.NODE_ENV': '"production"' },
        // It stands alone, wherever the server runs.
        ssr: { noExternal: true },
      })
    },
  }
}

type Filling = {
  readonly page: DrawnPage
  readonly bundle: Rolldown.OutputBundle
  readonly start: string
  readonly drawing: string
}

/**
 * Puts into the built HTML what a page needs to be seen: its drawing with its styles, and `start.js`. Its letters and its
 * picture come before its scripts.
 */
function fill(html: string, { page, bundle, start, drawing }: Filling): string {
  const drawn = page.own ? ' data-drawn' : ''
  const shown = page.touchable ? drawing : drawing.replaceAll('<main', '<main inert')
  return html
    .replaceAll(SCRIPT_TAG, '')
    .replace('<script src="/start.js">', () => `<script${drawn}${earlyFiles(page, bundle)}>${start}`)
    .replace(STYLE_LINK, (_link, file: string) => styleOf(file, bundle))
    .replace('</head>', (end) => moreStyles(page, bundle) + end)
    .replace('<div id="root">', (root) => root + shown)
}

/** Makes a page into HTML, as often as it is asked to. */
async function withDrawing(config: ResolvedConfig, work: (draw: (path: string) => Promise<string>) => Promise<void>) {
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
    await work(async (path) => {
      const drawings: string[] = []
      // One after the other: the words of a language are switched on for everybody.
      for (const language of LANGUAGES) {
        drawings.push(`<div lang="${language}" data-first-paint>${await drawn.drawFirstPaint(path, language)}</div>`)
      }
      return drawings.join('')
    })
  } finally {
    await server.close()
  }
}

/** What the main script would ask for one after the other, as attributes: a language's own, and what the page adds. */
function earlyFiles({ own }: DrawnPage, bundle: Rolldown.OutputBundle): string {
  const files = Object.values(bundle)
  // Of the others nobody knows here which they are and what words they speak, but where that is found.
  const tables = ['/src/pages/page-table.ts', '/src/language/more-catalogues.ts']
  const others = tables.flatMap((module) => chunksWith(module, bundle))
  const words = (language: Language, of: Room) => chunksWith(`/${language}/${of}.json`, bundle)
  const attributes = LANGUAGES.flatMap((language) => {
    const fonts = files.filter(({ fileName }) => FONTS[language].test(fileName))
    // Thai comes before Latin, whose digits and signs are the ones wanted.
    const site = [...fonts.sort((one, other) => (one.fileName < other.fileName ? 1 : -1)), ...words(language, 'site')]
    const page = own ? [...words(language, own.room), ...lateChunks(own.module, bundle)] : others
    return [
      { name: language, files: site },
      { name: `page-${language}`, files: page.filter((file) => !site.includes(file)) },
    ]
  })
  const [main] = chunksWith('/src/main.tsx', bundle)
  return [{ name: 'main', files: main ? [main] : [] }, ...attributes]
    .map(({ name, files }) => ` data-${name}="${files.map(({ fileName }) => `/${fileName}`).join(' ')}"`)
    .join('')
}

/** `start.js` fetches the scripts, once the page is seen. */
const SCRIPT_TAG = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

const STYLE_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/**
 * Styles stand in the page: what is drawn waits for no other file. Scripts that bring the same styles look for a link to
 * them first and are content with any; this one is of a kind that browsers do not fetch. Those that look ahead would
 * fetch one that is merely switched off.
 */
function styleOf(file: string, bundle: Rolldown.OutputBundle): string {
  const style = bundle[file]
  if (style?.type !== 'asset') throw new Error(`there is no style ${file}`)
  return `<link rel="stylesheet" type="text/plain" href="/${file}"><style>${style.source}</style>`
}

/**
 * Styles besides the site's own: those of the page, which its drawing needs at once, and all that have layers. A browser
 * that is given layers later works out every letter of the page anew.
 */
function moreStyles({ own }: DrawnPage, bundle: Rolldown.OutputBundle): string {
  const chunks = own ? lateChunks(own.module, bundle) : []
  const ofPage = chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const ofMain = chunksWith('/src/main.tsx', bundle).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  const layered = Object.values(bundle).flatMap((file) => (hasLayers(file) ? [file.fileName] : []))
  const files = new Set([...ofPage, ...layered].filter((file) => !ofMain.includes(file)))
  return [...files].map((file) => styleOf(file, bundle)).join('')
}

const hasLayers = (file: Rolldown.OutputBundle[string]): boolean =>
  file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes('@layer')

/** A page's chunk with all it stands on, without what the main script brings along. */
function lateChunks(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const main = chunksWith('/src/main.tsx', bundle).flatMap((chunk) => withImports(chunk, bundle))
  const page = chunksWith(module, bundle).flatMap((chunk) => withImports(chunk, bundle))
  return [...new Set(page)].filter((chunk) => !main.includes(chunk))
}

function chunksWith(module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
}

function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const imported = chunk.imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk')
  return [chunk, ...imported.flatMap((next) => withImports(next, bundle))]
}
