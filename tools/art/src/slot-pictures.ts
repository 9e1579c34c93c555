import type { SlotTheme } from '@sanuk/studio/machines/slot-themes'
import { around, at } from './canvas.ts'
import { oklch } from './colour.ts'
import type { Picture } from './picture.ts'
import { hangingSymbolUse, type Scene } from './scene.ts'

/** Pixels of a symbol's cell in the scene. A drawing leaves air around it, so that neighbours need no gap. */
const CELL = 256
export const COLUMNS = 5
/** Sides of a cell on the sheets: what symbols measure on small screens or in many rows, up to the largest worth its bytes. */
export const SHEET_SIDES = [128, 160, 192, 256] as const
const COIN = 'coin'

/** The symbols in the order of their cells. Coins rain in every game; what lies on a board is there by its drawing. */
export const symbolNames = ({ symbols, pick }: SlotTheme): readonly string[] => [
  ...new Set([...Object.keys(symbols), COIN, ...(pick ? [pick.cover, pick.end] : [])]),
]

/** All symbols on one sheet, row by row. */
export function symbolSheet(code: string, theme: SlotTheme): Picture {
  const names = symbolNames(theme)
  const rows = Math.ceil(names.length / COLUMNS)
  return {
    name: `${code}/symbols`,
    scene: { width: COLUMNS * CELL, height: rows * CELL, body: drawnSymbols(theme, names) },
    renditions: SHEET_SIDES.map((side) => ({ width: COLUMNS * side, format: 'webp', quality: 88 })),
  }
}

function drawnSymbols(theme: SlotTheme, names: readonly string[]): string {
  const aura = `<radialGradient id="aura"><stop offset=".25" stop-color="#ffc94d" stop-opacity=".6"/><stop offset=".6" stop-color="#ffc94d" stop-opacity=".22"/><stop offset=".85" stop-color="#ffc94d" stop-opacity=".04"/><stop offset="1" stop-color="#ffc94d" stop-opacity="0"/></radialGradient>`
  const cells = names.map((name, i) => {
    const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL]
    return `<svg x="${x}" y="${y}" width="${CELL}" height="${CELL}">${drawnSymbol(theme, name)}</svg>`
  })
  return aura + cells.join('')
}

/** A symbol in its cell; the two that work everywhere on the reels shine. */
function drawnSymbol({ symbols, shining }: SlotTheme, name: string): string {
  const aura = shining.includes(name) ? '<circle cx="128" cy="126" r="126" fill="url(#aura)"/>' : ''
  const drawing = hangingSymbolUse(symbols[name] ?? name, 204)
  return `${aura}<g transform="translate(128 124) scale(2.04)" filter="url(#drop)">${drawing}</g>`
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
