import { oklch } from '../colour.ts'
import { written } from './glyph.ts'

/** OKLCH lightness, chroma and hue of the balls' colours. */
const COLOURS: Readonly<Record<string, [number, number, number]>> = {
  red: [0.6, 0.23, 25],
  orange: [0.72, 0.18, 55],
  yellow: [0.84, 0.17, 92],
  green: [0.68, 0.19, 148],
  teal: [0.68, 0.13, 195],
  blue: [0.6, 0.19, 255],
  violet: [0.57, 0.22, 295],
  pink: [0.68, 0.22, 350],
  black: [0.34, 0.02, 270],
}

/** A lottery ball with a number on a white disc: `red-7`. */
export function numberBall(name: string): string {
  const [colour = '', figure = ''] = name.split('-')
  const shade = COLOURS[colour]
  if (!shade) throw new Error(`There is no ball in "${colour}".`)
  const [lightness, chroma, hue] = shade
  const ball = `<radialGradient id="ball" cx=".36" cy=".28" r=".85"><stop stop-color="${oklch(Math.min(0.94, lightness + 0.22), chroma * 0.7, hue)}"/><stop offset=".45" stop-color="${oklch(lightness, chroma, hue)}"/><stop offset="1" stop-color="${oklch(lightness * 0.58, chroma * 0.8, hue)}"/></radialGradient><circle cx="32" cy="32" r="30" fill="url(#ball)"/>`
  const disc =
    '<radialGradient id="disc" cx=".4" cy=".3" r=".9"><stop stop-color="#fff"/><stop offset="1" stop-color="#d9d6e6"/></radialGradient><circle cx="32" cy="33" r="19" fill="url(#disc)"/>'
  const shine =
    '<ellipse cx="22" cy="12.500" rx="9" ry="4.500" transform="rotate(-32 22 12.500)" fill="#fff" opacity=".75"/>'
  return ball + disc + written(figure, { x: 32, y: 33, height: figure.length > 1 ? 19 : 23, colour: '#1c1a2b' }) + shine
}
