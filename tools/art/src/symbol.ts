import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const DRAWINGS = fileURLToPath(new URL('../drawings/', import.meta.url))
const SIDE = 512
/** Drawn this much larger and scaled down, because the set's inner shadows have hard edges at their own size. */
const OVERSIZE = 1.8
/** How far a symbol that fills its square shrinks beside one that leaves air in it. */
const HEAVY = 1.17

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
}

let fluentEmoji: IconSet | undefined

/** SVG text of a symbol: one of our own drawings, else a Fluent Emoji of that name. Throws where neither exists. */
export function symbolSource(name: string): string {
  const drawing = `${DRAWINGS}${name}.svg`
  if (existsSync(drawing)) return readFileSync(drawing, 'utf8')
  fluentEmoji ??= JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json'), 'utf8'),
  ) as IconSet
  const icon = fluentEmoji.icons[name]
  if (!icon) throw new Error(`There is no symbol called "${name}".`)
  const box = `0 0 ${icon.width ?? 32} ${icon.height ?? 32}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${icon.body}</svg>`
}

const bitmaps = new Map<string, Promise<string>>()

/** Data URI of a symbol standing at the bottom centre of a square, sized so that all symbols look equally large. */
export function symbolBitmap(name: string): Promise<string> {
  const made = bitmaps.get(name) ?? drawBitmap(name)
  bitmaps.set(name, made)
  return made
}

async function drawBitmap(name: string): Promise<string> {
  const large = Math.round(SIDE * OVERSIZE)
  const source = symbolSource(name).replace('<svg ', `<svg width="${large}" height="${large}" `)
  const { data, info } = await sharp(Buffer.from(source))
    .trim({ threshold: 20 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const opacity = (await sharp(data, { raw }).extractChannel('alpha').stats()).channels[0]?.mean ?? 0
  const ink = Math.sqrt((info.width * info.height * opacity) / 255)
  const square = Math.max(info.width, info.height, ink * HEAVY)
  const width = Math.round((SIDE * info.width) / square)
  const height = Math.round((SIDE * info.height) / square)
  const left = Math.round((SIDE - width) / 2)
  const png = await sharp(data, { raw })
    .resize(width, height, { fit: 'fill' })
    .extend({ left, right: SIDE - width - left, top: SIDE - height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 2 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
