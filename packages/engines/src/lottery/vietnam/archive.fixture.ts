import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '../bets.ts'

const WIDTHS = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2]

/** Archived draws of the north: see the README beside the file. */
export function archivedDraws(): { readonly day: string; readonly result: Result }[] {
  const lines = readFileSync(join(import.meta.dirname, 'archive/xsmb.txt'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.map((line) => {
    const [day = '', digits = ''] = line.split(' ')
    let at = 0
    const result = WIDTHS.map((width) => {
      at += width
      return digits.slice(at - width, at)
    })
    return { day, result }
  })
}
