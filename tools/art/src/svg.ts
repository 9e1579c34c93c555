import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Raw RGBA, as sharp reads and writes it. */
export interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 4 }
}

/** Version of the library that draws, on which the pixels depend. */
export const DRAWING_LIBRARY: string = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@napi-rs/canvas/package.json'), 'utf8'),
).version

/**
 * Draws an SVG that has a `viewBox` and no size of its own. Skia takes a fifth of the time that sharp's librsvg takes for
 * blurs and shadows. It knows no `feDropShadow` and leaves out what it does not know.
 */
export async function drawSvg(svg: string, width: number, height: number): Promise<Pixels> {
  const image = await loadImage(Buffer.from(svg.replace('<svg ', `<svg width="${width}" height="${height}" `)))
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { buffer, byteOffset, byteLength } = context.getImageData(0, 0, width, height).data
  return { data: Buffer.from(buffer, byteOffset, byteLength), info: { width, height, channels: 4 } }
}
