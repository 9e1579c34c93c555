import { ImageSource, Rectangle, Texture } from 'pixi.js'
import type { Sheet } from './sheet.ts'

/** The symbols as textures: at rest, and drawn out as they look on a turning reel. */
export type Symbols = { readonly still: (name: string) => Texture; readonly turning: (name: string) => Texture }

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
  return { still: texture, turning: (name) => texture(`${name}-blurred`) }
}
