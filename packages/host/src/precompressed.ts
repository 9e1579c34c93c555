import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|txt|webmanifest)$/

/** Below this a compressed file saves nothing on the wire. */
const LEAST_BYTES = 512

/** Writes `.br` and `.gz` beside every text of a build for browsers, so that the server never compresses while it answers. */
export function precompressed(): Plugin {
  let folder = ''
  // A build that failed has left nothing to compress, and its own fault is to be seen.
  let written = false
  return {
    name: 'sanuk:precompressed',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    writeBundle() {
      written = true
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        if (written) await compressFolder(folder)
      },
    },
  }
}

async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(texts.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  if (content.length < LEAST_BYTES) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
