import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contracts\/src\/[a-z-]+\.ts$/
const SCHEMAS = "import * as z from 'zod/mini'"
const INERT = JSON.stringify(fileURLToPath(new URL('./inert-schemas.ts', import.meta.url)))

/**
 * Leaves schemas out of the browser: the server checks what comes in and what goes out, and the browser needs of a
 * contract its addresses, lists and types. It spares 7 KB before the first page.
 */
export function lightContracts(): Plugin {
  return {
    name: 'sanuk:light-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({ code: code.replace(SCHEMAS, `import { inert as z } from ${INERT}`), map: null }),
    },
  }
}
