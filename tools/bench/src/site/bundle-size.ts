import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import type { Measurement } from '../figure.ts'

const dist = join(import.meta.dirname, '../../../../apps/web/dist')

/**
 * Scripts that a browser loads before the home page can be used in Thai: those that `index.html` names for `start.js`, and
 * what they import at once.
 */
function initialScripts(): string[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const found = new Set<string>()
  const follow = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const text = readFileSync(join(dist, path), 'utf8')
    for (const [, next] of text.matchAll(/(?:^|[;}\n])import(?:[^"'()]*?from)?\s*["']\.\/([^"']+)["']/g)) {
      if (next) follow(join('assets', next))
    }
  }
  for (const name of ['main', 'th', 'page-th']) {
    const files = new RegExp(` data-${name}="([^"]*)"`).exec(page)?.[1]?.split(' ') ?? []
    for (const file of files.filter((one) => one.endsWith('.js'))) follow(file.slice(1))
  }
  if (found.size === 0) throw new Error('index.html names no script')
  return [...found]
}

const kilobytes = (text: Buffer | string): number => gzipSync(text, { level: 9 }).byteLength / 1000

/** Compressed size of a bundle of React with its DOM alone, by the same bundler. */
async function reactAlone(): Promise<number> {
  const name = 'virtual:react-alone'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: join(import.meta.dirname, '../../../../apps/web'),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (id) => (id === name ? name : null),
        load: (id) =>
          id === name
            ? `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
               createRoot(document.body).render(createElement('p'))`
            : null,
      },
    ],
    build: { write: false, rollupOptions: { input: name } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((it) => ('output' in it ? it.output : []))
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? kilobytes(file.code) : 0), 0)
}

/** What the first page loads of JavaScript, gzip. The bound set for it is 120 KB. */
export const initialJavaScript: Measurement = {
  name: 'site.initialJavaScript',
  unit: 'KB gzip',
  reference: 'React with its DOM, bundled alone',
  measure: async () => initialScripts().reduce((sum, path) => sum + kilobytes(readFileSync(join(dist, path))), 0),
  measureReference: reactAlone,
}
