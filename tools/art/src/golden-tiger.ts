import { around } from './canvas.ts'
import { oklch } from './colour.ts'
import type { Picture } from './picture.ts'
import type { Scene } from './scene.ts'

/** The machine's symbols by the names its mathematics uses, and the drawing of each. */
const SYMBOLS = {
  tiger: 'tiger-face',
  lantern: 'red-paper-lantern',
  crown: 'crown',
  gem: 'gem-stone',
  coin: 'coin',
  lotus: 'lotus',
  bell: 'bell',
  gift: 'wrapped-gift',
  mango: 'mango',
  cherries: 'cherries',
}

const CELL = 256
const GAP = 4
const COLUMNS = 5
const NAMES = Object.keys(SYMBOLS)
const FRAMES = [...NAMES, ...NAMES.map((name) => `${name}-blurred`)]
const WIDTH = COLUMNS * (CELL + GAP)
const HEIGHT = Math.ceil(FRAMES.length / COLUMNS) * (CELL + GAP)

/** All symbols on one sheet: at rest, and drawn out downwards as they look on a turning reel. */
export const SYMBOL_SHEET: Picture = {
  name: 'golden-tiger/symbols',
  scene: { width: WIDTH, height: HEIGHT, body: drawnFrames() },
  renditions: [CELL, CELL / 2].map((side) => ({ width: (WIDTH * side) / CELL, format: 'webp', quality: 88 })),
}

function drawnFrames(): string {
  const blur =
    '<filter id="turning" x="-10%" y="-30%" width="120%" height="160%"><feGaussianBlur stdDeviation="1 17"/></filter>'
  const cells = FRAMES.map((frame, i) => {
    const [x, y] = position(i)
    const [name, turning] = frame.split('-')
    const symbol = Object.entries(SYMBOLS).find(([key]) => key === name)?.[1] ?? ''
    const use = (size: number, feet: number, stretch = 1) =>
      `<use xlink:href="#symbol-${symbol}" transform="translate(128 ${feet}) scale(${size} ${size * stretch})"/>`
    const shadow = `<g filter="url(#cast)" opacity=".5">${use(186, 238, 0.98)}</g>`
    const drawn = turning
      ? `<g filter="url(#turning)" opacity=".92">${use(196, 232, 1.04)}</g>`
      : `${shadow}<g filter="url(#lit)">${use(204, 228)}</g>`
    return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}">${drawn}</svg>`
  })
  return blur + cells.join('')
}

function position(frame: number): [x: number, y: number] {
  return [(frame % COLUMNS) * (CELL + GAP) + GAP / 2, Math.floor(frame / COLUMNS) * (CELL + GAP) + GAP / 2]
}

/**
 * The sheet's description in PixiJS's format, for the image at `scale` (1 or 0.5). Frames are measured in the image's
 * pixels; `meta.scale` makes both sheets answer textures of the same size, so that a client may choose either.
 */
export function spritesheet(image: string, scale: number): string {
  const px = (length: number) => length * scale
  const frames = FRAMES.map((name, i) => {
    const [x, y] = position(i)
    const box = { x: 0, y: 0, w: px(CELL), h: px(CELL) }
    const frame = { frame: { ...box, x: px(x), y: px(y) }, rotated: false, trimmed: false, spriteSourceSize: box }
    return [name, { ...frame, sourceSize: { w: px(CELL), h: px(CELL) } }]
  })
  const meta = { image, format: 'RGBA8888', size: { w: px(WIDTH), h: px(HEIGHT) }, scale: String(scale) }
  return `${JSON.stringify({ frames: Object.fromEntries(frames), meta })}\n`
}

/** The room behind the reels, lying and standing. */
export const BACKGROUNDS: Readonly<Record<'landscape' | 'portrait', Picture>> = {
  landscape: background('landscape', 1920, 1080),
  portrait: background('portrait', 1080, 1920),
}

function background(orientation: string, width: number, height: number): Picture {
  return {
    name: `golden-tiger/${orientation}`,
    scene: roomScene(width, height),
    renditions: [width / 2, width].map((side) => ({ width: side, format: 'webp', quality: 82 })),
  }
}

function roomScene(width: number, height: number): Scene {
  const [x, y] = [width / 2, height * (width > height ? 0.42 : 0.36)]
  const reach = Math.hypot(width, height) * 0.62
  const stops = [
    [0, oklch(0.44, 0.1, 58)],
    [0.3, oklch(0.33, 0.085, 55)],
    [0.65, oklch(0.22, 0.06, 50)],
    [1, oklch(0.12, 0.03, 45)],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
  const rays = around(40, (angle, step) => {
    const tip = (turn: number) => `${(x + Math.cos(turn) * 2400).toFixed(0)} ${(y + Math.sin(turn) * 2400).toFixed(0)}`
    return `<path d="M${x} ${y}L${tip(angle)}L${tip(angle + step / 2)}Z" fill="#ffb45a" opacity=".075"/>`
  })
  const dark = `<linearGradient id="feet" x1="0" x2="0" y1="0" y2="1"><stop offset=".7" stop-opacity="0"/><stop offset="1" stop-opacity=".75"/></linearGradient>`
  return {
    width,
    height,
    body: `<radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${stops.join('')}</radialGradient>${dark}<rect width="${width}" height="${height}" fill="url(#room)"/>${rays}<rect width="${width}" height="${height}" fill="url(#feet)"/>`,
  }
}
