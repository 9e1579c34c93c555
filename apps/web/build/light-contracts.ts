import type { Plugin } from 'vite'

const CONTRACT = /\/packages\/contracts\/src\/[a-z-]+\.ts$/
const SCHEMAS = "import * as z from 'zod/mini'"
const INERT = '\0inert-schemas'

/** What stands for the schema library: whatever is built with it is this again, and checking with it is a fault. */
const INERT_MODULE = `
export const inert = new Proxy(() => inert, {
  get(_, name) {
    if (name === '_zod') throw new Error('the browser carries no schemas')
    return inert
  },
})`

/**
 * Leaves schemas out of the browser: the server checks what comes in and what goes out, and the browser needs of a
 * contract its addresses, lists and types. It spares 7 KB before the first page.
 */
export function lightContracts(): Plugin {
  return {
    name: 'sanuk:light-contracts',
    enforce: 'pre',
    resolveId: (source) => (source === INERT ? INERT : null),
    load: (id) => (id === INERT ? INERT_MODULE : null),
    transform: {
      filter: { id: CONTRACT },
      handler: (code) => ({
        code: code.replace(SCHEMAS, `import { inert as z } from ${JSON.stringify(INERT)}`),
        map: null,
      }),
    },
  }
}
