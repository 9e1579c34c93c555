import { written } from './glyph.ts'

/** Suits in a box of 20 by 20 around the origin. */
const SUITS: Readonly<Record<string, { colour: string; path: string }>> = {
  s: {
    colour: '#1b2430',
    path: 'M0-10C2-6 9-2 9 3.500C9 8 4 9 1.200 5.600L3 10H-3L-1.200 5.600C-4 9-9 8-9 3.500C-9-2-2-6 0-10Z',
  },
  h: { colour: '#e0182d', path: 'M0 9.500C-2 6-10 2-10-4C-10-9-3-10.500 0-5.500C3-10.500 10-9 10-4C10 2 2 6 0 9.500Z' },
  d: {
    colour: '#e0182d',
    path: 'M0-10.500C2-6 5-2.500 8.500 0C5 2.500 2 6 0 10.500C-2 6-5 2.500-8.500 0C-5-2.500-2-6 0-10.500Z',
  },
  c: {
    colour: '#1b2430',
    path: 'M0-10A4.500 4.500 0 0 1 3.600-2.600A4.500 4.500 0 1 1 1 4.200L3 10H-3L-1 4.200A4.500 4.500 0 1 1-3.600-2.600A4.500 4.500 0 0 1 0-10Z',
  },
}

const BACKS: Readonly<Record<string, [light: string, deep: string]>> = {
  jade: ['#22b98a', '#075a42'],
  ruby: ['#f0485c', '#8c0f22'],
  violet: ['#9b6bff', '#3d1b91'],
}

const SHEET =
  '<linearGradient id="sheet" x2=".6" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#e6e1f2"/></linearGradient><rect x="11" y="2" width="42" height="60" rx="5.500" fill="url(#sheet)" stroke="#b9b2c9" stroke-width=".8"/>'

/** A playing card: `as` is the ace of spades, `10h` the ten of hearts, `back-jade` the back of one. */
export function playingCard(name: string): string {
  const [, back] = name.split('back-')
  if (back) return cardBack(back)
  const suit = SUITS[name.slice(-1)]
  if (!suit) throw new Error(`There is no suit in "${name}".`)
  const { colour, path } = suit
  const rank = name.slice(0, -1)
  const index = written(rank, { x: rank.length > 1 ? 24 : 22, y: 14.5, height: rank.length > 1 ? 14 : 17, colour })
  const small = `<path transform="translate(22 31) scale(.62)" d="${path}" fill="${colour}"/>`
  const large = `<path transform="translate(36.500 44) scale(1.250)" d="${path}" fill="${colour}"/>`
  return SHEET + index + small + large
}

function cardBack(name: string): string {
  const shades = BACKS[name]
  if (!shades) throw new Error(`There is no card's back in "${name}".`)
  const [light, deep] = shades
  const lattice = Array.from({ length: 8 }, (_, i) => `M${4 + i * 8} 4l-40 56M${4 + i * 8 - 32} 4l40 56`).join('')
  return `${SHEET}<linearGradient id="back" x2="1" y2="1"><stop stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient><clipPath id="inner"><rect x="15" y="6" width="34" height="52" rx="3"/></clipPath><rect x="15" y="6" width="34" height="52" rx="3" fill="url(#back)"/><path clip-path="url(#inner)" d="${lattice}" stroke="#fff" stroke-opacity=".32" stroke-width="1.400"/><circle cx="32" cy="32" r="9" fill="${deep}" stroke="#ffe9a6" stroke-width="1.800"/><path d="M32 25.500L36 32L32 38.500L28 32Z" fill="#ffe9a6"/>`
}
