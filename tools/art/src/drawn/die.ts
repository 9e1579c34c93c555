/** Where the pips of a face lie, in a square of side 1. */
const PIPS: Readonly<Record<string, readonly [number, number][]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.27, 0.27],
    [0.73, 0.73],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.27, 0.73],
    [0.73, 0.73],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
}

/** Colours of the top, the left and the right face, and of the pips. */
const COLOURS: Readonly<Record<string, [top: string, left: string, right: string, pips: string]>> = {
  white: ['#fffdfb', '#e2dcef', '#c3bad9', '#2a2140'],
  red: ['#ff6a5e', '#e3262f', '#ae0f24', '#fff7ec'],
  gold: ['#ffe9a0', '#f2b233', '#c97d0c', '#5a2a00'],
  jade: ['#6ff0c4', '#1fb184', '#0a7355', '#f4fff9'],
  violet: ['#c6a6ff', '#8a55ee', '#5a29b8', '#fff'],
}

/** The faces of a cube seen from above, each as the matrix that lays a square of side 1 onto it. */
const FACES = ['matrix(26 13 -26 13 32 3)', 'matrix(26 13 0 30 6 17)', 'matrix(26 -13 0 30 32 30)']

/** A die in three faces, top, left and right: `white-524`. Ones and fours of a white die are red, as in Asia. */
export function die(name: string): string {
  const [colour = '', faces = ''] = name.split('-')
  const shades = COLOURS[colour]
  if (!shades || !/^[1-6]{3}$/.test(faces)) throw new Error(`There is no die in "${name}".`)
  const body = `<path d="M32 6L56 18V46L32 58L8 46V18Z" fill="${shades[1]}"/>`
  const sides = FACES.map((matrix, i) => {
    const face = faces[i] ?? ''
    const ink = colour === 'white' && (face === '1' || face === '4') ? '#d81b2c' : shades[3]
    const radius = face === '1' ? 0.17 : 0.105
    const pips = (PIPS[face] ?? []).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')
    const side = `<rect x=".03" y=".03" width=".94" height=".94" rx=".1" fill="${shades[i]}" stroke="${shades[i]}" stroke-width=".07"/>`
    return `<g transform="${matrix}">${side}<g fill="${ink}">${pips}</g></g>`
  })
  return body + sides.join('')
}
