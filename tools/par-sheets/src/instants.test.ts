import { readFile } from 'node:fs/promises'
import printed from '@sanuk/studio/sheets/instant/figures.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { instantLines, textOfFigures } from './instants.ts'

test('the figures of instant games are printed exactly as in their file', async () => {
  const file = new URL('../../../apps/studio/src/sheets/instant/figures.json', import.meta.url)
  expect(textOfFigures(printed)).toBe(await readFile(file, 'utf8'))
})

test('every choice has one printed line, all of the same length', () => {
  const lines = instantLines(printed)
  expect(lines).toHaveLength(Object.values(printed).flat().length)
  expect(new Set(lines.map(({ length }) => length)).size).toBe(1)
  expect(lines.find((line) => line.startsWith('chaiyo-roulette')) ?? '').toMatch(
    /straight-7 +0\.972972972972972 +37\.00 +36\.00$/,
  )
})
