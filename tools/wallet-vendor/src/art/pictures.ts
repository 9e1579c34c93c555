import { CHOICES } from '../titles.ts'
import { coinSide, METALS } from './coin.ts'

const svg = (viewBox: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

/** Light falling in from behind the coin, as on the covers of the other games. */
const RAYS = Array.from({ length: 18 }, (_, ray) => {
  const [from, to] = [(ray * 20 - 5) * (Math.PI / 180), (ray * 20 + 5) * (Math.PI / 180)]
  const point = (angle: number) =>
    `${(240 + 520 * Math.cos(angle)).toFixed(1)} ${(236 + 520 * Math.sin(angle)).toFixed(1)}`
  return `M240 236L${point(from)} ${point(to)}z`
}).join('')

const COVER = svg(
  '0 0 480 518',
  `${METALS}<defs><radialGradient id="ground" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#e8842a"/><stop offset=".5" stop-color="#a5370f"/><stop offset="1" stop-color="#43100a"/></radialGradient>
<radialGradient id="glow"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".9"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>
<radialGradient id="shade"><stop offset="0" stop-color="#1c0503" stop-opacity=".65"/><stop offset="1" stop-color="#1c0503" stop-opacity="0"/></radialGradient></defs>
<rect width="480" height="518" fill="url(#ground)"/><path d="${RAYS}" fill="#ffd98a" fill-opacity=".13"/>
<circle cx="240" cy="236" r="230" fill="url(#glow)"/><ellipse cx="240" cy="430" rx="170" ry="34" fill="url(#shade)"/>
<g transform="rotate(14 356 344) translate(286 272) scale(.6)">${coinSide('tails')}</g>
<g transform="rotate(-8 216 222) translate(72 78) scale(1.22)">${coinSide('heads')}</g>`,
)

const LABEL = svg(
  '0 0 96 96',
  `${METALS}<rect width="96" height="96" rx="26" fill="#7c1f12"/><g transform="translate(11 11) scale(.308)">${coinSide('heads')}</g>`,
)

/** Every picture of this vendor by its name under `/art/`, drawn by itself. */
export const PICTURES: Readonly<Record<string, string>> = {
  'lucky-coin': COVER,
  label: LABEL,
  ...Object.fromEntries(CHOICES.map((side) => [side, svg('0 0 240 240', METALS + coinSide(side))])),
}
