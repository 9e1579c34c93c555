import { CanvasSource, Texture } from 'pixi.js'

/** A texture drawn with the 2D canvas: for light and metal, which need no picture file. Sizes in CSS pixels. */
export function drawn(
  { width, height, resolution }: { width: number; height: number; resolution: number },
  draw: (context: CanvasRenderingContext2D) => void,
): Texture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * resolution))
  canvas.height = Math.max(1, Math.ceil(height * resolution))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser has no 2D canvas')
  context.scale(resolution, resolution)
  draw(context)
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) })
}
