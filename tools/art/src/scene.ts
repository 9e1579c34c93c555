import { SHADOW_MARGIN } from './lit.ts'
import { drawSvg, type Pixels } from './svg.ts'
import { type Stand, symbolBitmap, symbolSource } from './symbol.ts'

/** A picture to be, as SVG text in which `symbolUse` stands for the symbols. */
export interface Scene {
  width: number
  height: number
  body: string
}

const SMALL = 192
const LARGE = 384
const SHADE = 64
const USED = /#(foot|middle|shade)-([a-z0-9-]+)_(\d+)/g

/**
 * A symbol in a scene: a square of side 100 whose foot is the origin, for a group to put in place. `size` tells how
 * large it will be there, and so how finely it must be drawn.
 */
export function symbolUse(name: string, size: number, transform = ''): string {
  return use(`foot-${name}`, size, transform)
}

/** The same with the symbol in the middle of its square, whose middle is the origin. */
export function hangingSymbolUse(name: string, size: number): string {
  return use(`middle-${name}`, size, 'translate(0 50)')
}

/** The soft shadow of a symbol that stands, without colour, in the place of the symbol itself. */
export function shadowUse(name: string, transform = ''): string {
  return `<use xlink:href="#shade-${name}_${SHADE}" transform="${transform}"/>`
}

function use(id: string, size: number, transform: string): string {
  const side = size * 1.2 > SMALL ? LARGE : SMALL
  return `<use xlink:href="#${id}_${side}" transform="${transform}"/>`
}

/** What every scene may name: blurs in pixels; shadows in hundredths of a symbol's side; a spark's and a lamp's glow. */
const DEFINED = `
<filter id="soft-3" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="soft-8" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>
<filter id="cast" x="-40%" y="-150%" width="180%" height="400%">
  <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .72 0"/><feGaussianBlur stdDeviation="3 1.7"/>
</filter>
<filter id="drop" x="-30%" y="-30%" width="160%" height="170%">
  <feGaussianBlur in="SourceAlpha" stdDeviation="3"/><feOffset dy="3"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .36 0"/>
  <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
</filter>
<radialGradient id="spark"><stop stop-color="#fff" stop-opacity=".65"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp"><stop stop-color="#ffe9a8" stop-opacity=".85"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></radialGradient>`

/** The whole SVG, before its symbols are filled in; equal text draws an equal picture. */
export function sceneText(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${DEFINED}</defs>${scene.body}</svg>`
}

/** Sources of the symbols a scene uses, to tell when a picture must be drawn anew. */
export function symbolSources(scene: Scene): string[] {
  return usedSymbols(scene).map(({ name }) => symbolSource(name))
}

/** Draws a scene, `width` pixels wide; `fineness` below 1 draws its symbols coarser and faster. */
export async function drawScene(scene: Scene, width: number, fineness = 1): Promise<Pixels> {
  const height = Math.round((width * scene.height) / scene.width)
  return drawSvg(await resolvedScene(scene, fineness), width, height)
}

/** The SVG with every symbol's bitmap in place. */
async function resolvedScene(scene: Scene, fineness: number): Promise<string> {
  const symbols = await Promise.all(
    usedSymbols(scene).map(async ({ id, name, side, stand }) => {
      const bitmap = await symbolBitmap(name, Math.round(side * fineness), stand)
      const margin = stand === 'shade' ? SHADOW_MARGIN * 100 : 0
      const box = `x="${-50 - margin}" y="${-100 - margin}" width="${100 + 2 * margin}" height="${100 + 2 * margin}"`
      return `<image id="${id}" ${box} xlink:href="${bitmap}"/>`
    }),
  )
  return sceneText(scene).replace('<defs>', `<defs>${symbols.join('')}`)
}

interface UsedSymbol {
  id: string
  name: string
  side: number
  stand: Stand
}

function usedSymbols(scene: Scene): UsedSymbol[] {
  const used = new Map<string, UsedSymbol>()
  for (const [reference, stand, name = '', side] of scene.body.matchAll(USED)) {
    const id = reference.slice(1)
    used.set(id, { id, name, side: Number(side), stand: stand === 'foot' || stand === 'shade' ? stand : 'middle' })
  }
  return [...used.values()]
}
