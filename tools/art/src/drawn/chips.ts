import { repeat } from '../canvas.ts'

/** Colour of the chips' faces, of their sides, and of the marks along their edge. */
const COLOURS: Readonly<Record<string, [face: string, side: string, marks: string]>> = {
  red: ['#f0384b', '#9d1226', '#fff3e6'],
  jade: ['#25b98c', '#0a6048', '#fff8dd'],
  blue: ['#4a86f7', '#17398f', '#f3f7ff'],
  gold: ['#ffc94d', '#b26a08', '#5a2f00'],
  black: ['#4a4654', '#17141f', '#ffe0a0'],
  violet: ['#9a63f2', '#44168f', '#fff0ff'],
}

const THICK = 8

/** A stack of casino chips, `red-5` of five. */
export function chips(name: string): string {
  const [colour = '', count = ''] = name.split('-')
  const shades = COLOURS[colour]
  if (!shades) throw new Error(`There are no chips in "${colour}".`)
  const [face, side, marks] = shades
  const stack = repeat(Number(count), (i) => {
    const y = 50 - i * THICK
    const x = 32 + (i % 2 ? 1.2 : -1)
    const edge = [-19, -7, 5, 17].map(
      (left) =>
        `<path d="M${x + left} ${y + 9.6 - (left * left) / 90}v${THICK - 1}h5v-${THICK - 1}Z" fill="${marks}"/>`,
    )
    return `<path d="M${x - 27} ${y}v${THICK - 1}a27 11 0 0 0 54 0v-${THICK - 1}Z" fill="${side}"/>${edge.join('')}<ellipse cx="${x}" cy="${y}" rx="27" ry="11" fill="${face}"/><ellipse cx="${x}" cy="${y}" rx="26.300" ry="10.400" fill="none" stroke="#fff" stroke-opacity=".35"/>`
  })
  const top = 50 - (Number(count) - 1) * THICK
  const x = 32 + ((Number(count) - 1) % 2 ? 1.2 : -1)
  const rim = `<ellipse cx="${x}" cy="${top}" rx="22" ry="8.600" fill="none" stroke="${marks}" stroke-width="4" stroke-dasharray="8 9.500"/><ellipse cx="${x}" cy="${top}" rx="14" ry="5.600" fill="${side}" opacity=".55"/><ellipse cx="${x}" cy="${top}" rx="14" ry="5.600" fill="none" stroke="${marks}" stroke-width="1.400"/><path d="M${x - 4.5} ${top}l4.500-3l4.500 3l-4.500 3Z" fill="${marks}"/>`
  return stack + rim
}
