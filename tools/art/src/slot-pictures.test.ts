import { expect, test } from 'vitest'
import { COLUMNS, SHEET_SIDES, symbolNames, symbolSheet } from './slot-pictures.ts'

const NAMES = ['wild', 'scatter', 'crown', 'gem', 'lotus', 'bell', 'gift', 'mango', 'cherries', 'wildest']
const THEME = {
  symbols: Object.fromEntries(NAMES.map((name) => [name, 'coin'])),
  shining: ['wild', 'scatter'] as const,
  room: 58,
}

test('every symbol and the coin have a cell of their own within the sheet', () => {
  const { scene } = symbolSheet('any', THEME)
  const cells = [...scene.body.matchAll(/<svg x="(\d+)" y="(\d+)" width="256" height="256">/g)]
  const places = cells.map(([, x, y]) => [Number(x) / 256, Number(y) / 256])
  expect(symbolNames(THEME)).toEqual([...NAMES, 'coin'])
  expect(places).toEqual(symbolNames(THEME).map((_, i) => [i % COLUMNS, Math.floor(i / COLUMNS)]))
  expect([scene.width, scene.height]).toEqual([COLUMNS * 256, 3 * 256])
})

test('a sheet is as wide as its columns of cells', () => {
  expect(symbolSheet('any', THEME).renditions.map(({ width }) => width / COLUMNS)).toEqual([...SHEET_SIDES])
})
