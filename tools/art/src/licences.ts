import { readFile } from 'node:fs/promises'

/** The licence page of the art, which is laid beside the pictures wherever they are served. */
export function licences(): Promise<string> {
  return readFile(new URL('../LICENCES.md', import.meta.url), 'utf8')
}
