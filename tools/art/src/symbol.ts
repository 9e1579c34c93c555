import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { icons } from '@iconify-json/fluent-emoji'
import sharp from 'sharp'

const DRAWINGS = fileURLToPath(new URL('../drawings/', import.meta.url))
/** Drawn larger than it is used and scaled down, because the set's inner shadows have hard edges at their own size. */
const OVERSIZE = 1.25
/** How far a symbol that fills its square shrinks beside one that leaves air in it. */
const HEAVY = 1.17

/** Light along the upper edge and shade towards the foot, in hundredths of the symbol's side. */
const LIGHT = `<filter id="lit" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
  <feOffset in="SourceAlpha" dy=".9"/><feGaussianBlur stdDeviation=".45" result="lowered"/>
  <feComposite in="SourceAlpha" in2="lowered" operator="out" result="edge"/>
  <feFlood flood-color="#fff" flood-opacity=".5"/><feComposite in2="edge" operator="in" result="rim"/>
  <feOffset in="SourceAlpha" dy="-5.5"/><feGaussianBlur stdDeviation="3.4" result="raised"/>
  <feComposite in="SourceAlpha" in2="raised" operator="out" result="under"/>
  <feFlood flood-color="#1a0505" flood-opacity=".34"/><feComposite in2="under" operator="in" result="shade"/>
  <feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge>
</filter>`

/** SVG text of a symbol: one of our own drawings, else a Fluent Emoji of that name. Throws where neither exists. */
export function symbolSource(name: string): string {
  const drawing = `${DRAWINGS}${name}.svg`
  if (existsSync(drawing)) return readFileSync(drawing, 'utf8')
  const icon = icons.icons[name]
  if (!icon) throw new Error(`There is no symbol called "${name}".`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icon.width ?? 32} ${icon.height ?? 32}">${icon.body}</svg>`
}

const bitmaps = new Map<string, Promise<string>>()

/**
 * Data URI of a symbol, lit from above, in a square of `side` pixels and sized so that all symbols look equally large.
 * It stands at the square's foot, or hangs in its middle.
 */
export function symbolBitmap(name: string, side: number, stand: 'foot' | 'middle'): Promise<string> {
  const key = `${name} ${side} ${stand}`
  const made = bitmaps.get(key) ?? drawBitmap(name, side, stand)
  bitmaps.set(key, made)
  return made
}

async function drawBitmap(name: string, side: number, stand: 'foot' | 'middle'): Promise<string> {
  const drawn = Math.round(side * OVERSIZE)
  const source = symbolSource(name).replace('<svg ', `<svg width="${drawn}" height="${drawn}" `)
  const trimmed = sharp(Buffer.from(source)).trim({ threshold: 20 }).raw()
  const { data, info } = await trimmed.toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const opacity = (await sharp(data, { raw }).extractChannel('alpha').stats()).channels[0]?.mean ?? 0
  const ink = Math.sqrt((info.width * info.height * opacity) / 255)
  const square = Math.max(info.width, info.height, ink * HEAVY)
  const width = Math.round((side * info.width) / square)
  const height = Math.round((side * info.height) / square)
  const left = Math.round((side - width) / 2)
  const bottom = stand === 'foot' ? 0 : Math.round((side - height) / 2)
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const png = await sharp(data, { raw })
    .resize(width, height, { fit: 'fill' })
    .extend({ left, right: side - width - left, top: side - height - bottom, bottom, background })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return dataUri(
    await sharp(lit(dataUri(png), side))
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
}

function lit(image: string, side: number): Buffer {
  const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return Buffer.from(
    `<svg ${namespaces} width="${side}" height="${side}" viewBox="0 0 100 100">${LIGHT}<image width="100" height="100" filter="url(#lit)" xlink:href="${image}"/></svg>`,
  )
}

function dataUri(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`
}
