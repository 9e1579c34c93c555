import { expect, test } from 'vitest'
import { layoutPills, PILL_HEIGHT, type PillLayout } from './pill-layout.ts'

const ROOM = { width: 900, height: 700 }
/** Every figure is 0.6 of its size wide. */
const measure = (text: string, size: number) => text.length * size * 0.6

const textsOf = ({ lines }: PillLayout) =>
  lines.map((line) => (line.kind === 'label' ? line.text : line.pills.map(({ text }) => text)))

/** What overlaps or lies outside of the room. */
function faultsOf({ lines, size, height }: PillLayout): string[] {
  const pills = lines.flatMap((line) => (line.kind === 'pills' ? [line] : []))
  return [
    ...(height > ROOM.height ? [`${height} px are too high`] : []),
    ...pills.flatMap(({ pills: inLine }) =>
      inLine.flatMap(({ text, x, width }, at) => {
        const before = inLine[at - 1]
        const isIn = x - width / 2 >= 0 && x + width / 2 <= ROOM.width
        const isApart = !before || before.x + before.width / 2 < x - width / 2
        return isIn && isApart && width >= measure(text, size) ? [] : [text]
      }),
    ),
    ...pills.flatMap(({ y }, at) => {
      const before = pills[at - 1]
      return before && before.y + size * PILL_HEIGHT > y ? [`line ${at} overlaps`] : []
    }),
  ]
}

const numbers = (count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => String(at).padStart(digits, '8'))

test.each([
  ['five digits', [{ numbers: numbers(5, 1) }]],
  ['seven balls', [{ numbers: numbers(7, 2) }]],
  ['twenty balls', [{ numbers: numbers(20, 2) }]],
  [
    'the Thai government',
    [
      { label: '1st prize', numbers: numbers(1, 6) },
      { label: 'Front 3', numbers: numbers(2, 3) },
      { label: 'Back 3', numbers: numbers(2, 3) },
      { label: 'Last 2', numbers: numbers(1, 2) },
    ],
  ],
  [
    'the north of Vietnam',
    [1, 1, 2, 6, 4, 6, 3, 4].map((count, at) => ({ label: `Prize ${at}`, numbers: numbers(count, 5) })),
  ],
])('the numbers of %s fit, each apart from the others', (_, rows) => {
  const layout = layoutPills(rows, ROOM, measure)
  expect(faultsOf(layout)).toEqual([])
  const shown = textsOf(layout).flatMap((text) => (typeof text === 'string' ? [] : text))
  expect(shown).toEqual(rows.flatMap((row) => row.numbers))
})

test('few numbers are large, many are smaller', () => {
  const sizes = [5, 20, 60].map((count) => layoutPills([{ numbers: numbers(count, 2) }], ROOM, measure).size)
  expect(sizes).toEqual([...sizes].sort((one, other) => other - one))
  expect(new Set(sizes).size).toBeGreaterThan(1)
})

test('a line is in the middle, and names stand before their numbers', () => {
  const layout = layoutPills([{ label: 'Last 2', numbers: ['45'] }], ROOM, measure)
  expect(textsOf(layout)).toEqual(['Last 2', ['45']])
  const [, line] = layout.lines
  expect(line?.kind === 'pills' && line.pills[0]?.x).toBe(ROOM.width / 2)
})
