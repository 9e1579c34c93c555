import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Writes `.br` and `.gz` beside scripts and styles: the game server hands them out as they are. */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'sanuk:precompressed',
    apply: (config) => !config.build?.watch,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir, build.assetsDir)
    },
    closeBundle: { order: 'post', sequential: true, handler: () => compressFolder(folder) },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((file) => /\.(js|css)$/.test(file))
  await Promise.all(files.map((file) => compressFile(join(folder, file))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([promisify(brotliCompress)(content), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
