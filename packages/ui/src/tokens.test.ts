import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

const text = 4.5
const outline = 3

/** Which text stands on which ground, and which outlines must be seen against it (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [ratio: number, front: string, grounds: readonly string[]][] = [
  [text, 'ink', ['bg', 'panel', 'sunk', 'hover', 'pressed', 'jade-tint']],
  [text, 'muted', ['bg', 'panel', 'sunk', 'hover', 'top-bar']],
  [text, 'on-ink', ['ink']],
  [text, 'jade-ink', ['bg', 'panel', 'sunk', 'hover', 'jade-tint']],
  [text, 'saffron-ink', ['bg', 'panel', 'sunk', 'hover', 'saffron-tint']],
  [text, 'ruby-ink', ['bg', 'panel', 'sunk', 'hover', 'ruby-tint']],
  [text, 'on-jade', ['jade', 'jade-hover']],
  [text, 'on-ruby', ['ruby', 'ruby-hover']],
  [text, 'on-luck', ['luck', 'luck-hover']],
  [text, 'on-board', ['board']],
  [text, 'on-board-final', ['board']],
  [outline, 'field-line', ['bg', 'panel', 'sunk']],
  [outline, 'jade', ['bg', 'panel', 'hover']],
  [outline, 'ruby', ['bg', 'panel']],
  [outline, 'focus', ['bg', 'panel', 'sunk', 'hover', 'jade-tint']],
]

const source = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

/** The colours in force in a theme: what `:root` says, then what the theme's own blocks say. */
function colours(theme: Theme): Map<string, string> {
  const blocks = [...source.matchAll(/^([^@{}]*)\{([^{}]*)\}/gm)].filter(([, selector = '']) => {
    return /:root(?!\[)/.test(selector) || selector.includes(`data-theme="${theme}"`)
  })
  return new Map(
    blocks.flatMap(([, , body = '']) =>
      [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  )
}

/** Relative luminance as WCAG 2.2 defines it, from "#rrggbb". */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

test('WCAG contrast is computed as published: black on white 21, #777 on white 4.48', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(themes)('text and outline colours meet the WCAG contrast in the %s theme', (theme) => {
  const tokens = colours(theme)
  const onTopBar = colours('dark')
  const found = pairs.flatMap(([least, front, grounds]) =>
    grounds.map((ground) => {
      // The top bar is a dark island: what stands on it has the dark theme's colour.
      const colour = (ground === 'top-bar' ? onTopBar : tokens).get(front) ?? `no --${front}`
      const ratio = contrast(colour, tokens.get(ground) ?? `no --${ground}`)
      return ratio >= least ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)} < ${least}`]
    }),
  )
  expect(found.flat()).toEqual([])
})

test('every text colour used in the CSS is among the tested contrast pairs', () => {
  const folder = new URL('.', import.meta.url)
  const styles = readdirSync(folder).filter((file) => file.endsWith('.css') && file !== 'tokens.css')
  const used = styles.flatMap((file) => {
    const body = readFileSync(new URL(file, folder), 'utf8')
    return [...body.matchAll(/(?:^|\s)(?:color|--text): var\(--([\w-]+)\)/g)].map(([, name]) => name)
  })
  const proved = new Set([...pairs.filter(([least]) => least === text).map(([, front]) => front), 'text'])
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter((name) => name !== undefined && !proved.has(name))).toEqual([])
})
