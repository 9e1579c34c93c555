import { readFileSync } from 'node:fs'
import type { Strip } from '../machine.ts'

/** The five reels of a published machine (see README.md beside), a column each. */
export function publishedReels(file: string): readonly Strip[] {
  const rows = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return [0, 1, 2, 3, 4].map((reel) => rows.map((row) => row.trim().split(',')[reel] ?? ''))
}
