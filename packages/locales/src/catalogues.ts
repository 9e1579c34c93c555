import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from './compile.ts'
import type { Language } from './word.ts'

/** Every catalogue of a language from disk, by room. */
export function readCatalogues(language: Language): Map<string, Catalogue> {
  const folder = join(import.meta.dirname, language)
  const rooms = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(rooms.map((file) => [file.replace('.json', ''), readCatalogue(join(folder, file))]))
}

function readCatalogue(path: string): Catalogue {
  const parsed: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (!isCatalogue(parsed)) throw new Error(`${path} is not a flat object of texts`)
  return parsed
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')
}
