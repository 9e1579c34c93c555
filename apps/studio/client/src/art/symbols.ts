import { CanvasSource, ImageSource, Rectangle, Texture, type TextureSource } from 'pixi.js'
import type { Sheet } from './sheet.ts'
import { drawTurning } from './turning.ts'
import { vividColours } from './vivid-colours.ts'

/** The symbols as textures: at rest, and drawn out as they look on a turning reel; and the colours they are known by. */
export type Symbols = {
  readonly still: (name: string) => Texture
  readonly turning: (name: string) => Texture
  readonly colours: (name: string) => readonly number[]
}

/** Textures of a sheet. Throws where the sheet lacks a symbol: the machine and its art belong together. */
export function symbolsOf(sheet: Sheet): Symbols {
  const still = texturesOf(sheet, new ImageSource({ resource: sheet.image, autoGenerateMipmaps: true }))
  const turning = texturesOf(sheet, new CanvasSource({ resource: drawTurning(sheet), autoGenerateMipmaps: true }))
  const colours = new Map<string, readonly number[]>()
  const coloursOf = (name: string) => {
    const known = colours.get(name) ?? coloursOn(sheet, name)
    colours.set(name, known)
    return known
  }
  return { still, turning, colours: coloursOf }
}

function texturesOf({ image, columns, cells }: Sheet, source: TextureSource): (name: string) => Texture {
  const side = image.width / columns
  const textures = new Map(
    [...cells].map(([name, [column, row]]) => [
      name,
      new Texture({ source, frame: new Rectangle(column * side, row * side, side, side) }),
    ]),
  )
  return (name) => {
    const found = textures.get(name)
    if (!found) throw new Error(`no drawing of ${name}`)
    return found
  }
}

/** Pixels to a side that are enough to know a drawing's colours by. */
const SAMPLE = 24

function coloursOn({ image, columns, cells }: Sheet, name: string): readonly number[] {
  const canvas = document.createElement('canvas')
  canvas.width = SAMPLE
  canvas.height = SAMPLE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const cell = cells.get(name)
  if (!context || !cell) return vividColours([])
  const side = image.width / columns
  context.drawImage(image, cell[0] * side, cell[1] * side, side, side, 0, 0, SAMPLE, SAMPLE)
  return vividColours(context.getImageData(0, 0, SAMPLE, SAMPLE).data)
}
