import { symbolBitmap, symbolSource } from './symbol.ts'

/** A picture to be: SVG text in which `<use href="#symbol-NAME">` stands for a symbol of side 1, its feet at (0, 0). */
export interface Scene {
  width: number
  height: number
  body: string
}

const USED = /#symbol-([a-z0-9-]+)/g

/** Filters every scene may name: softening in steps, shadows, and light along a symbol's upper edge. */
const FILTERS = `
<filter id="soft-3" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
<filter id="soft-8" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter>
<filter id="soft-16" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="16"/></filter>
<filter id="cast" x="-40%" y="-150%" width="180%" height="400%">
  <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 .85 0"/><feGaussianBlur stdDeviation="9 5"/>
</filter>
<filter id="lit" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB">
  <feOffset in="SourceAlpha" dy="3"/><feGaussianBlur stdDeviation="1.4" result="lowered"/>
  <feComposite in="SourceAlpha" in2="lowered" operator="out" result="edge"/>
  <feFlood flood-color="#fff" flood-opacity=".5"/><feComposite in2="edge" operator="in" result="rim"/>
  <feOffset in="SourceAlpha" dy="-18"/><feGaussianBlur stdDeviation="11" result="raised"/>
  <feComposite in="SourceAlpha" in2="raised" operator="out" result="under"/>
  <feFlood flood-color="#1a0505" flood-opacity=".34"/><feComposite in2="under" operator="in" result="shade"/>
  <feDropShadow in="SourceGraphic" dx="0" dy="9" stdDeviation="9" flood-color="#000" flood-opacity=".36" result="body"/>
  <feMerge><feMergeNode in="body"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge>
</filter>`

/** The whole SVG, before its symbols are filled in; equal text draws an equal picture. */
export function sceneText(scene: Scene): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${scene.width}" height="${scene.height}" viewBox="0 0 ${scene.width} ${scene.height}"><defs>${FILTERS}</defs>${scene.body}</svg>`
}

/** Sources of the symbols a scene uses, to tell when a picture must be drawn anew. */
export function symbolSources(scene: Scene): string[] {
  return usedSymbols(scene).map(symbolSource)
}

/** The SVG with every symbol's bitmap in place, ready for sharp. */
export async function resolvedScene(scene: Scene): Promise<Buffer> {
  const symbols = await Promise.all(
    usedSymbols(scene).map(
      async (name) =>
        `<image id="symbol-${name}" x="-.5" y="-1" width="1" height="1" xlink:href="${await symbolBitmap(name)}"/>`,
    ),
  )
  return Buffer.from(sceneText(scene).replace('<defs>', `<defs>${symbols.join('')}`))
}

function usedSymbols(scene: Scene): string[] {
  return [...new Set([...scene.body.matchAll(USED)].map(([, name = '']) => name))].sort()
}
