import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[a-z0-9-]+\.mjs$/

/**
 * Has the library's icons drawn by our own few lines (`src/components/icon.ts`) instead of the library's, which can do
 * more than anybody here asks for: 3 KB before the first page, and work for every icon of it.
 */
export function lightIcons(): Plugin {
  let maker = ''
  return {
    name: 'sanuk:light-icons',
    enforce: 'pre',
    apply: 'build',
    configResolved({ root }) {
      maker = resolve(root, 'src/components/icon.ts')
    },
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: (_, importer) => (importer && ICON.test(importer) ? maker : null),
    },
    transform: {
      filter: { id: ICON },
      // Told apart by where they stand, the lines of an icon need no names.
      handler: (code) => ({ code: code.replaceAll(/,?\s*\bkey: "[a-z0-9]+"/g, ''), map: null }),
    },
  }
}
