import { type Plugin, parseAst } from 'vite'

const CONTRACT = /\/packages\/contracts\/src\/[a-z-]+\.ts$/
/** What the library is called in what is built: a name of nobody else's, whose calls may be dropped. */
export const SCHEMA_LIBRARY = 'sanukInertSchemas'

const LIBRARY = "import * as z from 'zod/mini'"

/** What stands for the schema library: whatever is built with it is this again, and checking with it is a fault. */
const INERT = `const ${SCHEMA_LIBRARY} = new Proxy(() => ${SCHEMA_LIBRARY}, {
  get(_, name) {
    if (name === '_zod') throw new Error('the browser carries no schemas')
    return ${SCHEMA_LIBRARY}
  },
})`

/** The parts of a route that only the server reads. */
const SCHEMAS = new Set(['params', 'query', 'body', 'answer', 'summary', 'refusals'])

type Span = { readonly start: number; readonly end: number }

/**
 * Leaves schemas out of the browser: the server checks what comes in and what goes out, and the browser needs of a
 * contract its addresses, lists and types. It spares 8 KB before the first page.
 */
export function lightContracts(): Plugin {
  return {
    name: 'sanuk:light-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      handler(code) {
        const light = schemasOf(code).reduceRight(
          (text, { start, end }) => `${text.slice(0, start)}undefined${text.slice(end)}`,
          code,
        )
        return { code: light.replace(LIBRARY, INERT).replace(/\bz(?=\s*\.)/g, SCHEMA_LIBRARY), map: null }
      },
    },
  }
}

/** Where the schemas of each `export const … = route({ … })` stand in the source. */
function schemasOf(code: string): Span[] {
  return parseAst(code, { lang: 'ts' })
    .body.flatMap((statement) => (statement.type === 'ExportNamedDeclaration' ? [statement.declaration] : []))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ init }) => {
      const isRoute =
        init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'route'
      return isRoute ? init.arguments : []
    })
    .flatMap((parts) => (parts.type === 'ObjectExpression' ? parts.properties : []))
    .flatMap((part) =>
      part.type === 'Property' && part.key.type === 'Identifier' && SCHEMAS.has(part.key.name) ? [part.value] : [],
    )
}
