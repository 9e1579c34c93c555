/** Figures and card letters as one stroke in a box of 10 by 14: type would depend on what is installed where we draw. */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M5 1C2 1 1 4 1 7S2 13 5 13S9 10 9 7S8 1 5 1Z',
  '1': 'M2.200 3.600L5.600 1V13',
  '2': 'M1.400 4C1.800 2 3.200 1 5 1C7.200 1 8.800 2.400 8.800 4.400C8.800 7 5 9 1.200 13H9',
  '3': 'M1.600 2.600C2.600 1.400 3.600 1 5 1C7.200 1 8.600 2.200 8.600 4C8.600 5.800 7.200 6.800 4.600 6.800C7.400 6.800 9 8 9 9.900C9 11.800 7.300 13 5 13C3.300 13 2 12.400 1.200 11.200',
  '4': 'M7 13V1L1 9.500H9.400',
  '5': 'M8.400 1H2.400L1.800 6.600C2.700 5.800 3.800 5.400 5 5.400C7.400 5.400 9 6.900 9 9.100C9 11.500 7.300 13 4.900 13C3.300 13 2 12.400 1.200 11.200',
  '6': 'M8 1.800C7.200 1.200 6.400 1 5.600 1C2.800 1 1 3.800 1 8C1 11.200 2.600 13 5 13C7.300 13 9 11.400 9 9.200C9 7 7.400 5.500 5.200 5.500C3 5.500 1 7 1 9.200',
  '7': 'M1 1H9L4 13',
  '8': 'M5 6.600C2.900 6.600 1.600 5.500 1.600 3.800S2.900 1 5 1S8.400 2.100 8.400 3.800S7.100 6.600 5 6.600C2.600 6.600 1 7.900 1 9.800S2.600 13 5 13S9 11.700 9 9.800S7.400 6.600 5 6.600Z',
  '9': 'M2 12.200C2.800 12.800 3.600 13 4.400 13C7.200 13 9 10.200 9 6C9 2.800 7.400 1 5 1C2.700 1 1 2.600 1 4.800C1 7 2.600 8.500 4.800 8.500C7 8.500 9 7 9 4.800',
  a: 'M.8 13L5 1L9.200 13M2.400 9H7.600',
  j: 'M7.600 1V9.400C7.600 11.800 6.400 13 4.400 13C2.600 13 1.300 12 1 10.200',
  q: 'M5 1C2 1 1 4 1 7S2 13 5 13S9 10 9 7S8 1 5 1ZM6 9.600L9.600 14',
  k: 'M1.600 1V13M9 1L2 8M4.400 6L9.400 13',
}

const ADVANCE = 12

/** Figures and letters in a row, `height` high, with their middle at (x, y). */
export function written(text: string, at: { x: number; y: number; height: number; colour: string }): string {
  const scale = at.height / 14
  const width = (text.length * ADVANCE - 2) * scale
  const glyphs = [...text].map(
    (character, i) => `<path transform="translate(${i * ADVANCE} 0)" d="${strokes(character)}"/>`,
  )
  return `<g transform="translate(${at.x - width / 2} ${at.y - at.height / 2}) scale(${scale})" fill="none" stroke="${at.colour}" stroke-width="2.900" stroke-linecap="round" stroke-linejoin="round">${glyphs.join('')}</g>`
}

function strokes(character: string): string {
  const path = STROKES[character]
  if (!path) throw new Error(`There is no glyph for "${character}".`)
  return path
}
