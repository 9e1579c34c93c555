import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** The scripts and styles that a page of this name loads at once, and how many bytes they may have in all, gzipped. */
type Limit = { readonly page: string; readonly most: number }

/** Fails a build whose page loads more at once than it may, so that it does not grow unnoticed. */
export function firstLoad({ page, most }: Limit): Plugin {
  return {
    name: 'sanuk:first-load',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const size = sum([...filesOf(bundle, page)].map((file) => gzippedSize(bundle[file])))
        if (size > most) this.error(`the first load of ${page} has ${size} bytes, and ${most} are allowed`)
      },
    },
  }
}

/** A page's script, what it imports, and the styles of both. */
function filesOf(bundle: Rolldown.OutputBundle, page: string): ReadonlySet<string> {
  const files = new Set<string>()
  const take = (name: string): void => {
    const file = bundle[name]
    if (files.has(name) || !file) return
    files.add(name)
    if (file.type === 'chunk')
      for (const needed of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) take(needed)
  }
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.isEntry && file.name === page) take(file.fileName)
  if (files.size === 0) throw new Error(`there is no page ${page}`)
  return files
}

function gzippedSize(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): number {
  if (!file) return 0
  return gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)
