import { type ESTree, type Plugin, parseAst, Visitor } from 'vite'

const CONTRACT = /\/packages\/contracts\/src\/[a-z-]+\.ts$/
/** What the library is called in what is built: a name of nobody else's, whose calls may be dropped. */
export const SCHEMA_LIBRARY = 'sanukInertSchemas'

const LIBRARY = "import * as z from 'zod/mini'"

/** What stands for the schema library: whatever is built with it is this again, and checking with it is a fault. */
const INERT = `const ${SCHEMA_LIBRARY} = /* @__PURE__ */ new Proxy(() => ${SCHEMA_LIBRARY}, {
  get(_, name) {
    if (name === '_zod') throw new Error('the browser carries no schemas')
    return ${SCHEMA_LIBRARY}
  },
})`

/** The parts of a route that only the server reads. */
const SCHEMAS = new Set(['params', 'query', 'body', 'answer', 'summary', 'refusals'])

type Statement = ReturnType<typeof parseAst>['body'][number]
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]

/** A stretch of the source and what stands in its place. */
type Edit = { readonly start: number; readonly end: number; readonly text: string }

/**
 * Leaves schemas out of the browser: the server checks what comes in and what goes out, and the browser needs of a
 * contract its addresses, lists and types. It spares 10 KB before the first page.
 */
export function lightContracts(): Plugin {
  return {
    name: 'sanuk:light-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: CONTRACT },
      // Without schemas a contract does nothing by itself: one of which nothing is used is not loaded either.
      handler: (code) => ({ code: lighten(code), map: null, moduleSideEffects: false }),
    },
  }
}

/** A contract's source without its schemas, and without what it imports for them alone. */
export function lighten(code: string): string {
  const inert = edited(code, schemaCalls(code))
  const light = edited(inert, declaratorsOf(inert).flatMap(withoutSchemas))
  return withoutIdleImports(light.replace(LIBRARY, INERT).replace(/\bz(?=\s*\.)/g, SCHEMA_LIBRARY))
}

function edited(code: string, edits: readonly Edit[]): string {
  return edits.reduceRight((text, { start, end, text: other }) => text.slice(0, start) + other + text.slice(end), code)
}

/**
 * Every call of the schema library as what it answers here. Left in place, a call would go by itself, but not what is
 * spread in its arguments, and with that stays whatever contract it was imported from.
 */
function schemaCalls(code: string): Edit[] {
  const found: Edit[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      if (!isOfLibrary(call) || call.end <= (found.at(-1)?.end ?? 0)) return
      found.push({ start: call.start, end: call.end, text: SCHEMA_LIBRARY })
    },
  })
  visitor.visit(parseAst(code, { lang: 'ts' }))
  return found
}

/** Whether a chain of calls and properties begins at the library: `z.string().check(…)`. */
function isOfLibrary(node: ESTree.Expression): boolean {
  if (node.type === 'CallExpression') return isOfLibrary(node.callee)
  if (node.type !== 'MemberExpression') return false
  return (node.object.type === 'Identifier' && node.object.name === 'z') || isOfLibrary(node.object)
}

/** What a contract declares for others or for itself. */
function declaratorsOf(code: string): Declarator[] {
  return parseAst(code, { lang: 'ts' })
    .body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
}

/** Of a `route({ … })` the object without its schemas; anything else that is worked out may go where nobody uses it. */
function withoutSchemas({ init }: Declarator): Edit[] {
  if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression') return []
  const { callee, arguments: given } = init
  if (callee.type !== 'Identifier' || callee.name !== 'route') {
    return [{ start: init.start, end: init.start, text: '/* @__PURE__ */ ' }]
  }
  const parts = given.flatMap((one) => (one.type === 'ObjectExpression' ? one.properties : []))
  const schemas = parts.filter(
    (part) => part.type === 'Property' && part.key.type === 'Identifier' && SCHEMAS.has(part.key.name),
  )
  return [
    { start: callee.start, end: callee.end, text: '' },
    // The comma behind each goes with it: the sources have one behind the last, too.
    ...schemas.map(({ start, end }) => ({ start, end: end + 1, text: '' })),
  ]
}

/** A file stays beside whoever imports it, needed or not. */
function withoutIdleImports(code: string): string {
  const imports = parseAst(code, { lang: 'ts' }).body.filter((statement) => statement.type === 'ImportDeclaration')
  const rest = edited(
    code,
    imports.map(({ start, end }) => ({ start, end, text: '' })),
  )
  const idle = imports.filter(({ specifiers }) =>
    specifiers.every(({ local }) => !new RegExp(`\\b${local.name}\\b`).test(rest)),
  )
  return edited(
    code,
    idle.map(({ start, end }) => ({ start, end, text: '' })),
  )
}
