import { expect, test } from 'vitest'
import { QUIET_ZONE, qrPath } from './qr-path.ts'

const { side, path } = qrPath('00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469')

/** The squares the path fills, as a phone's camera would see them. */
function darkSquares(): Set<string> {
  const squares = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at++) squares.add(`${Number(x) + at},${y}`)
  }
  return squares
}

test('qrPath: 82 alphanumeric characters make a version 4 code, 33 modules plus quiet zone', () => {
  // ISO/IEC 18004 table 7: at level M, version 4 holds up to 90 such signs, version 3 up to 61.
  expect(side).toBe(33 + 2 * QUIET_ZONE)
})

test('qrPath: the quiet zone is four blank modules on every side', () => {
  const places = [...darkSquares()].map((square) => square.split(',').map(Number))
  const across = places.map(([x = -1]) => x)
  const down = places.map(([, y = -1]) => y)
  expect([Math.min(...across), Math.min(...down)]).toEqual([4, 4])
  expect([Math.max(...across), Math.max(...down)]).toEqual([side - 5, side - 5])
})

test('qrPath: three corners have the finder pattern', () => {
  const dark = darkSquares()
  const finder = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  for (const [left, top] of [
    [QUIET_ZONE, QUIET_ZONE],
    [side - QUIET_ZONE - 7, QUIET_ZONE],
    [QUIET_ZONE, side - QUIET_ZONE - 7],
  ] as const) {
    const seen = finder.map((row, y) =>
      [...row].map((_, x) => (dark.has(`${left + x},${top + y}`) ? '1' : '0')).join(''),
    )
    expect(seen).toEqual(finder)
  }
})
