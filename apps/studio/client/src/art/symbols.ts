import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Sheet } from './sheet.ts'
import { vividColours } from './vivid-colours.ts'

/** The symbols as textures: at rest, and drawn out as they look on a turning reel; and the colours they are known by. */
export type Symbols = {
  readonly still: (name: string) => Texture
  readonly turning: (name: string) => Texture
  readonly colours: (name: string) => readonly number[]
}

/** Textures of a sheet. Throws where the sheet lacks a symbol: the machine and its art belong together. */
export function symbolsOf(sheet: Sheet): Symbols {
  const source = new ImageSource({ resource: sheet.image, autoGenerateMipmaps: true })
  const textures = new Map(
    [...sheet.frames].map(([name, { x, y, w, h }]) => [
      name,
      new Texture({ source, frame: new Rectangle(x, y, w, h) }),
    ]),
  )
  const texture = (name: string) => {
    const found = textures.get(name)
    if (!found) throw new Error(`no drawing of ${name}`)
    return found
  }
  const colours = new Map<string, readonly number[]>()
  const coloursOf = (name: string) => {
    const known = colours.get(name) ?? coloursOn(sheet, name)
    colours.set(name, known)
    return known
  }
  return { still: texture, turning: (name) => texture(`${name}-blurred`), colours: coloursOf }
}

/** Pixels to a side that are enough to know a drawing's colours by. */
const SAMPLE = 24

function coloursOn({ image, frames }: Sheet, name: string): readonly number[] {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE
  canvas.height = SAMPLE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const frame = frames.get(name)
  if (!context || !frame) return vividColours([])
  context.drawImage(image, frame.x, frame.y, frame.w, frame.h, 0, 0, SAMPLE, SAMPLE)
  return vividColours(context.getImageData(0, 0, SAMPLE, SAMPLE).data)
}
