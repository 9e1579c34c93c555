import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const notBuilt = /(^|\/)(node_modules|dist|journeys|gallery|migrations)$/
const notLoaded = /\.(test|fixture)\.tsx?$|\.md$/

const filesBelow = (directory: string, root: string): string[] =>
  readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return notBuilt.test(relative(root, path)) ? [] : filesBelow(path, root)
    return entry.isFile() && !notLoaded.test(entry.name) ? [path] : []
  })

type Manifest = { dependencies?: Record<string, string> }

const workspacesBelow = (root: string): Map<string, { directory: string; needs: string[] }> => {
  const found = new Map<string, { directory: string; needs: string[] }>()
  for (const group of ['packages', 'apps', 'tools']) {
    for (const entry of readdirSync(join(root, group), { withFileTypes: true })) {
      if (!entry.isDirectory()) continue
      const directory = join(root, group, entry.name)
      const manifest: Manifest & { name?: string } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'))
      if (manifest.name) found.set(manifest.name, { directory, needs: Object.keys(manifest.dependencies ?? {}) })
    }
  }
  return found
}

/** The directories of a workspace and of all workspaces it depends on, directly or not. */
export const directoriesOf = (name: string, root: string): readonly string[] => {
  const workspaces = workspacesBelow(root)
  const reached = new Set<string>()
  const walk = (each: string) => {
    const workspace = workspaces.get(each)
    if (!workspace || reached.has(workspace.directory)) return
    reached.add(workspace.directory)
    workspace.needs.forEach(walk)
  }
  walk(name)
  return [...reached].sort()
}

/**
 * SHA-256 over all that a build of this workspace can depend on: names and contents of its files and of those of the
 * workspaces it needs, of the directories it reads besides, the locked packages and the compiler's settings. Contents,
 * since a clone has new times.
 */
export const fingerprint = (name: string, root: string, reads: readonly string[] = []): string => {
  const hash = createHash('sha256')
  const settings = readdirSync(root).filter((file) => /^(package-lock|tsconfig.*)\.json$/.test(file))
  const directories = [...directoriesOf(name, root), ...reads.map((path) => join(root, path))]
  const files = directories.flatMap((directory) => filesBelow(directory, root))
  for (const path of [...settings.map((file) => join(root, file)), ...files].sort()) {
    const content = readFileSync(path)
    hash.update(`${relative(root, path)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
