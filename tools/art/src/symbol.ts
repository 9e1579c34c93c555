import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { icons } from '@iconify-json/fluent-emoji'
import sharp from 'sharp'
import { drawnSymbol } from './drawn/drawn.ts'
import { light, shadow } from './lit.ts'
import { drawSvg } from './svg.ts'

const DRAWINGS = fileURLToPath(new URL('../drawings/', import.meta.url))
/** Drawn larger than it is used and scaled down, because the set's inner shadows have hard edges at their own size. */
const OVERSIZE = 1.25
/** How far a symbol that fills its square shrinks beside one that leaves air in it. */
const HEAVY = 1.17
/** Opacity, of 255, up to which a pixel counts as air around the symbol. */
const FAINT = 20

/** SVG text of a symbol: one of our own drawings, a Fluent Emoji, or one of a drawn family. Throws where there is none. */
export function symbolSource(name: string): string {
  const drawing = `${DRAWINGS}${name}.svg`
  if (existsSync(drawing)) return readFileSync(drawing, 'utf8')
  const icon = icons.icons[name]
  if (icon) {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.width ?? 32} ${icon.height ?? 32}">${icon.body}</svg>`
  }
  const drawn = drawnSymbol(name)
  if (!drawn) throw new Error(`There is no symbol called "${name}".`)
  return drawn
}

/** Whether a symbol stands at the foot of its square or hangs in its middle, or is the shadow of one that stands. */
export type Stand = 'foot' | 'middle' | 'shade'

const bitmaps = new Map<string, Promise<string>>()

/**
 * Data URI of a symbol, lit from above, in a square of `side` pixels and sized so that all symbols look equally large.
 * A shadow has its margin beyond that.
 */
export function symbolBitmap(name: string, side: number, stand: Stand): Promise<string> {
  const key = `${name} ${side} ${stand}`
  const made = bitmaps.get(key) ?? drawBitmap(name, side, stand)
  bitmaps.set(key, made)
  return made
}

async function drawBitmap(name: string, side: number, stand: Stand): Promise<string> {
  const pixels = await squared(name, side, stand)
  if (stand === 'shade') {
    const shade = await shadow(pixels, side)
    return dataUri(shade.pixels, shade.side)
  }
  await light(pixels, side)
  return dataUri(pixels, side)
}

async function dataUri(pixels: Buffer, side: number): Promise<string> {
  const image = sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
  return `data:image/png;base64,${(await image.png({ compressionLevel: 1 }).toBuffer()).toString('base64')}`
}

async function squared(name: string, side: number, stand: Stand): Promise<Buffer> {
  // The slow part of the set's drawings is their inner shadows, which an outline can do without.
  const source = stand === 'shade' ? symbolSource(name).replaceAll(/ filter="[^"]*"/g, '') : symbolSource(name)
  const { image, box, ink } = await trimmed(source, Math.round(side * OVERSIZE))
  const square = Math.max(box.width, box.height, ink * HEAVY)
  const width = Math.round((side * box.width) / square)
  const height = Math.round((side * box.height) / square)
  const left = Math.round((side - width) / 2)
  const bottom = stand === 'middle' ? Math.round((side - height) / 2) : 0
  return image
    .extract(box)
    .resize(width, height, { fit: 'fill' })
    .extend({ left, right: side - width - left, top: side - height - bottom, bottom, background: '#0000' })
    .raw()
    .toBuffer()
}

/** A symbol as drawn from its SVG, the box it fills, and the side of a square with as much ink. */
async function trimmed(source: string, side: number) {
  const { data, info } = await drawSvg(source, side, side)
  const edges = { left: info.width, top: info.height, right: 0, bottom: 0 }
  let ink = 0
  for (let i = 3; i < data.length; i += 4) {
    const opacity = data[i] ?? 0
    ink += opacity
    if (opacity <= FAINT) continue
    const place = (i - 3) / 4
    const [x, y] = [place % info.width, Math.floor(place / info.width)]
    edges.left = Math.min(edges.left, x)
    edges.right = Math.max(edges.right, x)
    edges.top = Math.min(edges.top, y)
    edges.bottom = y
  }
  const { left, top } = edges
  const box = { left, top, width: edges.right - left + 1, height: edges.bottom - top + 1 }
  const image = sharp(data, { raw: info })
  return { image, box, ink: Math.sqrt(ink / 255) }
}
