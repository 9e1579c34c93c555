import { repeat } from './canvas.ts'
import type { Picture } from './picture.ts'
import { floating, glint, type Place, standing } from './placed.ts'
import type { Scene } from './scene.ts'

const WIDTH = 280
const HEIGHT = 220

type Part = Place & { symbol: string; floats?: boolean }

/** Small scenes for what is empty or broken. They stand on the page's own ground, light or dark. */
const EMPTY_STATES: Readonly<Record<string, readonly Part[]>> = {
  'no-records': [
    { symbol: 'clipboard', x: 134, y: 182, size: 136 },
    { symbol: 'pencil', x: 208, y: 188, size: 66, tilt: 6 },
    { symbol: 'seedling', x: 66, y: 186, size: 52 },
  ],
  'no-games': [
    { symbol: 'monkey-face', x: 132, y: 178, size: 132 },
    { symbol: 'magnifying-glass-tilted-right', x: 188, y: 190, size: 104, tilt: 2 },
    { symbol: 'game-die', x: 66, y: 192, size: 56, tilt: -8 },
  ],
  error: [
    { symbol: 'auto-rickshaw', x: 132, y: 180, size: 142, tilt: -4 },
    { symbol: 'dashing-away', x: 222, y: 146, size: 66, floats: true, opacity: 0.9 },
    { symbol: 'toolbox', x: 202, y: 192, size: 60 },
    { symbol: 'construction', x: 58, y: 194, size: 52 },
  ],
  offline: [
    { symbol: 'cloud-with-rain', x: 78, y: 108, size: 76, floats: true },
    { symbol: 'satellite-antenna', x: 146, y: 182, size: 134 },
    { symbol: 'electric-plug', x: 216, y: 198, size: 72, tilt: 74, floats: true },
  ],
  region: [
    { symbol: 'globe-showing-asia-australia', x: 136, y: 182, size: 140 },
    { symbol: 'locked', x: 206, y: 192, size: 72, tilt: 4 },
    { symbol: 'round-pushpin', x: 84, y: 104, size: 54, floats: true },
    { symbol: 'palm-tree', x: 58, y: 194, size: 54 },
  ],
  maintenance: [
    { symbol: 'elephant', x: 140, y: 182, size: 146 },
    { symbol: 'rescue-workers-helmet', x: 102, y: 92, size: 58, tilt: -10, floats: true },
    { symbol: 'hammer-and-wrench', x: 222, y: 192, size: 60 },
    { symbol: 'construction', x: 56, y: 194, size: 52 },
  ],
}

/** Empty and broken states with a transparent ground, in two widths. */
export const EMPTY_STATE_PICTURES: ReadonlyMap<string, Picture> = new Map(
  Object.entries(EMPTY_STATES).map(([name, parts]) => [
    name,
    { name: `empty/${name}`, scene: emptyScene(parts), renditions: renditions([WIDTH, WIDTH * 2]) },
  ]),
)

function emptyScene(parts: readonly Part[]): Scene {
  const rings = repeat(
    3,
    (ring) =>
      `<circle cx="140" cy="112" r="${70 + ring * 18}" fill="none" stroke="#1fc08f" opacity="${0.34 - ring * 0.1}"/>`,
  )
  const disc = `<circle cx="140" cy="112" r="88" fill="#1fa57c" opacity=".16"/><ellipse cx="140" cy="184" rx="112" ry="15" fill="#1fa57c" opacity=".2"/>`
  const symbols = parts.map((part) => (part.floats ? floating(part.symbol, part) : standing(part.symbol, part)))
  return { width: WIDTH, height: HEIGHT, body: disc + rings + symbols.join('') }
}

/** The raffle's gift box on a transparent ground. */
export const GIFT: Picture = {
  name: 'gift',
  scene: {
    width: 240,
    height: 240,
    body: `<radialGradient id="warm"><stop stop-color="#ffd873" stop-opacity=".5"/><stop offset="1" stop-color="#ffd873" stop-opacity="0"/></radialGradient><circle cx="120" cy="118" r="118" fill="url(#warm)"/>${floating('ticket', { x: 58, y: 112, size: 70, tilt: -28 })}${floating('ticket', { x: 188, y: 98, size: 66, tilt: 24 })}${standing('wrapped-gift', { x: 120, y: 202, size: 156 })}${standing('coin', { x: 50, y: 212, size: 58, tilt: -10 })}${standing('coin', { x: 194, y: 214, size: 62, tilt: 10 })}${glint(168, 66, 16)}${glint(62, 152, 10)}`,
  },
  renditions: renditions([240, 480]),
}

function renditions(widths: readonly number[]): Picture['renditions'] {
  return widths.map((width) => ({ width, format: 'webp', quality: 82 }))
}
