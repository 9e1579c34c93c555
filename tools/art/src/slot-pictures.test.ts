import { expect, test } from 'vitest'
import { spritesheet, symbolSheet } from './slot-pictures.ts'

const NAMES = ['wild', 'scatter', 'crown', 'gem', 'coin', 'lotus', 'bell', 'gift', 'mango', 'cherries', 'wildest']
const THEME = {
  symbols: Object.fromEntries(NAMES.map((name) => [name, 'coin'])),
  shining: ['wild', 'scatter'] as const,
  room: 58,
}

test.each([1, 0.5])(
  'at scale %d every symbol has a frame at rest and one turning, all of a size, none overlapping',
  (scale) => {
    const { frames, meta } = spritesheet(THEME, 'symbols.webp', scale)
    expect(Object.keys(frames).sort()).toEqual(NAMES.flatMap((name) => [name, `${name}-blurred`]).sort())
    const boxes = Object.values(frames).map(({ frame }) => frame)
    for (const box of boxes) {
      expect([box.w, box.h]).toEqual([256 * scale, 256 * scale])
      expect(box.x + box.w).toBeLessThanOrEqual(meta.size.w)
      expect(box.y + box.h).toBeLessThanOrEqual(meta.size.h)
    }
    const apart = boxes.every((a, i) =>
      boxes.every((b, j) => i === j || Math.abs(a.x - b.x) >= a.w || Math.abs(a.y - b.y) >= a.h),
    )
    expect(apart).toBe(true)
    expect(meta.scale).toBe(String(scale))
  },
)

test('the images are as wide as the descriptions say', () => {
  const widths = symbolSheet('any', THEME)
    .renditions.map(({ width }) => width)
    .sort((a, b) => a - b)
  const described = [0.5, 1].map((scale) => spritesheet(THEME, '', scale).meta.size.w)
  expect(widths).toEqual(described)
})
