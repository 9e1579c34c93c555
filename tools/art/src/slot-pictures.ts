import type { SlotTheme } from '@sanuk/studio/machines/slot-themes'
import { around, at } from './canvas.ts'
import { oklch } from './colour.ts'
import type { Picture } from './picture.ts'
import { hangingSymbolUse, type Scene } from './scene.ts'

const CELL = 256
const GAP = 4
const COLUMNS = 5
const TURNING = '-blurred'
const COIN = 'coin'
const WIDTH = COLUMNS * (CELL + GAP)

const framesOf = ({ symbols }: SlotTheme): readonly string[] => {
  // Coins rain in every game.
  const names = [...new Set([...Object.keys(symbols), COIN])]
  return [...names, ...names.map((name) => name + TURNING)]
}

const heightOf = (theme: SlotTheme) => Math.ceil(framesOf(theme).length / COLUMNS) * (CELL + GAP)

/** All symbols on one sheet: at rest, and drawn out downwards as they look on a turning reel. */
export const symbolSheet = (code: string, theme: SlotTheme): Picture => ({
  name: `${code}/symbols`,
  scene: { width: WIDTH, height: heightOf(theme), body: drawnFrames(theme) },
  renditions: [CELL, CELL / 2].map((side) => ({ width: (WIDTH * side) / CELL, format: 'webp', quality: 88 })),
})

function drawnFrames(theme: SlotTheme): string {
  const turning = `<filter id="turning" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation=".6 8.5"/></filter>`
  const aura = `<radialGradient id="aura"><stop offset=".25" stop-color="#ffc94d" stop-opacity=".6"/><stop offset=".6" stop-color="#ffc94d" stop-opacity=".22"/><stop offset=".85" stop-color="#ffc94d" stop-opacity=".04"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient>`
  const cells = framesOf(theme).map((frame, i) => {
    const [x, y] = position(i)
    return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}">${drawnFrame(theme, frame)}</svg>`
  })
  return turning + aura + cells.join('')
}

/** A symbol in its cell, at rest or turning; the two that work everywhere on the reels shine. */
function drawnFrame({ symbols, shining }: SlotTheme, frame: string): string {
  const symbol = symbols[frame.replace(TURNING, '')] ?? COIN
  if (frame.endsWith(TURNING)) {
    return `<g transform="translate(128 126) scale(1.96 2.04)" filter="url(#turning)" opacity=".94">${hangingSymbolUse(symbol, 204)}</g>`
  }
  const aura = shining.includes(frame) ? '<circle cx="128" cy="126" r="126" fill="url(#aura)"/>' : ''
  return `${aura}<g transform="translate(128 124) scale(2.04)" filter="url(#drop)">${hangingSymbolUse(symbol, 204)}</g>`
}

function position(frame: number): [x: number, y: number] {
  return [(frame % COLUMNS) * (CELL + GAP) + GAP / 2, Math.floor(frame / COLUMNS) * (CELL + GAP) + GAP / 2]
}

/**
 * The sheet's description in PixiJS's format, for the image at `scale` (1 or 0.5). Frames are measured in the image's
 * pixels; `meta.scale` makes both sheets answer textures of the same size, so that a client may choose either.
 */
export function spritesheet(theme: SlotTheme, image: string, scale: number) {
  const px = (length: number) => length * scale
  const frames = framesOf(theme).map((name, i) => {
    const [x, y] = position(i)
    const box = { x: 0, y: 0, w: px(CELL), h: px(CELL) }
    const frame = { frame: { ...box, x: px(x), y: px(y) }, rotated: false, trimmed: false, spriteSourceSize: box }
    return [name, { ...frame, sourceSize: { w: px(CELL), h: px(CELL) } }] as const
  })
  const meta = { image, format: 'RGBA8888', size: { w: px(WIDTH), h: px(heightOf(theme)) }, scale: String(scale) }
  return { frames: Object.fromEntries(frames), meta }
}

/** The room behind the reels, lying and standing. */
export const backgrounds = (
  code: string,
  { room }: SlotTheme,
): Readonly<Record<'landscape' | 'portrait', Picture>> => ({
  landscape: background(`${code}/landscape`, roomScene(1920, 1080, room)),
  portrait: background(`${code}/portrait`, roomScene(1080, 1920, room)),
})

function background(name: string, scene: Scene): Picture {
  const { width } = scene
  return { name, scene, renditions: [width / 2, width].map((side) => ({ width: side, format: 'webp', quality: 90 })) }
}

/** The further from the light, the warmer and darker. */
function roomScene(width: number, height: number, hue: number): Scene {
  const [x, y] = [width / 2, height * (width > height ? 0.42 : 0.36)]
  const reach = Math.hypot(width, height) * 0.62
  const stops = [
    [0, oklch(0.42, 0.1, hue)],
    [0.35, oklch(0.29, 0.075, hue - 4)],
    [0.7, oklch(0.19, 0.05, hue - 10)],
    [1, oklch(0.12, 0.03, hue - 13)],
  ].map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
  const glow = oklch(0.82, 0.13, hue + 14)
  const light = `<radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}"><stop stop-color="${glow}" stop-opacity=".015"/><stop offset=".35" stop-color="${glow}" stop-opacity=".05"/><stop offset="1" stop-color="${glow}" stop-opacity=".022"/></radialGradient>`
  const rays = around(36, (angle, step) => {
    const far = { x, y }
    return `<path d="M${x} ${y}L${at(far, 2400, angle)}L${at(far, 2400, angle + step / 2)}Z" fill="url(#light)"/>`
  })
  const room = `<radialGradient id="room" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${reach}">${stops.join('')}</radialGradient>`
  const feet = `<linearGradient id="feet" x1="0" x2="0" y1="0" y2="1"><stop offset=".72" stop-opacity="0"/><stop offset="1" stop-opacity=".7"/></linearGradient>`
  const area = `width="${width}" height="${height}"`
  const body = `${room}${light}${feet}<rect ${area} fill="url(#room)"/>${rays}<rect ${area} fill="url(#feet)"/>`
  return { width, height, body }
}
