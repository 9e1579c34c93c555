import { relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** What the home page may load of JavaScript before it can be used, in bytes by gzip: 120 KB. */
const BUDGET = 120_000

/** What the page is made of in Thai: the site, the home page's own part, and the words of both. */
const FIRST_MODULES = [/\/src\/main\.tsx$/, /\/pages\/home-page\.tsx$/, /\/locales\/src\/th\/(site|home)\.json$/]

/** So many of the largest modules are named where the budget is exceeded. */
const NAMED = 15

type Chunk = {
  readonly fileName: string
  readonly code: string
  readonly imports: readonly string[]
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>
}

/**
 * Fails the build where the home page would load more JavaScript than its budget allows. Counted as `./sanuk bench site`
 * counts it: every file by itself, by gzip at its best, with all that it imports at once.
 */
export function firstLoadBudget(): Plugin {
  let root = ''
  return {
    name: 'sanuk:first-load-budget',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    configResolved(config) {
      root = config.root
    },
    generateBundle: {
      // After Vite has added to each chunk the list of files that its late parts need.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const fault = budgetFault(chunks, BUDGET, root)
        if (fault) this.error(fault)
      },
    },
  }
}

/** What is wrong with the first load, if anything, naming its largest modules by their paths from `root`. */
export function budgetFault(chunks: readonly Chunk[], budget: number, root: string): string | null {
  const loaded = firstLoad(chunks)
  if (loaded.length === 0) return 'The first load was not found: no chunk holds src/main.tsx'
  const size = loaded.reduce((sum, { code }) => sum + bytes(code), 0)
  if (size <= budget) return null
  const largest = loaded
    .flatMap(({ modules }) => Object.entries(modules))
    // Modules that a plugin makes up are named behind a NUL.
    .map(([id, { code }]) => ({
      path: id.startsWith('\0') ? id.slice(1) : relative(root, id),
      size: bytes(code ?? ''),
    }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, NAMED)
  return [
    `The home page loads ${kilobytes(size)} KB of JavaScript (gzip) before it can be used; its budget is ${kilobytes(budget)} KB.`,
    'Import what opens later when it opens (import(…), lazyPart). The largest modules, before they are minified:',
    ...largest.map((module) => `${kilobytes(module.size).padStart(8)} KB  ${module.path}`),
  ].join('\n')
}

/** The chunks of the first modules and whatever they import at once. */
function firstLoad(chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>()
  const follow = (chunk: Chunk | undefined): void => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name))
  }
  for (const chunk of chunks) if (holdsFirstModule(chunk)) follow(chunk)
  return [...found]
}

const holdsFirstModule = ({ modules }: Chunk): boolean =>
  Object.keys(modules).some((id) => FIRST_MODULES.some((first) => first.test(id)))

const bytes = (code: string): number => gzipSync(code, { level: 9 }).byteLength

const kilobytes = (size: number): string => (size / 1000).toFixed(1)
