import * as z from 'zod/mini'
import { type Art, artFile, nearest } from './art.ts'

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number }

/** A sheet of symbols: one image and where each drawing lies on it, in pixels of the image. */
export type Sheet = {
  readonly image: ImageBitmap
  readonly address: string
  readonly size: { readonly w: number; readonly h: number }
  readonly frames: ReadonlyMap<string, Box>
}

const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const description = z.object({
  frames: z.record(z.string(), z.object({ frame: box })),
  meta: z.object({ image: z.string(), size: z.object({ w: z.number(), h: z.number() }) }),
})

/** Pixels of a symbol on the sheet at scale 1. */
const CELL = 256

export type SheetPlan = Omit<Sheet, 'image'>

/** Chooses the sheet for symbols of `size` device pixels and reads its description. Throws where it cannot be had. */
export async function planSheet(art: Art, size: number): Promise<SheetPlan> {
  const { file } = nearest(art.symbols, ({ scale }) => scale * CELL, size)
  const address = artFile(file)
  const { frames, meta } = description.parse(await (await fetch(address)).json())
  return {
    address: new URL(meta.image, new URL(address, location.href)).href,
    size: meta.size,
    frames: new Map(Object.entries(frames).map(([name, { frame }]) => [name, frame])),
  }
}

/** Loads the image of a sheet, telling how much of it has come (0..1). */
export async function loadSheet(plan: SheetPlan, progress: (part: number) => void): Promise<Sheet> {
  const blob = await download(plan.address, progress)
  return { ...plan, image: await createImageBitmap(blob, { premultiplyAlpha: 'premultiply' }) }
}

async function download(address: string, progress: (part: number) => void): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new Error(`${address} answered ${response.status}`)
  const length = Number(response.headers.get('content-length') ?? 0)
  let received = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length
      if (length > 0) progress(Math.min(1, received / length))
      controller.enqueue(chunk)
    },
  })
  const type = response.headers.get('content-type') ?? ''
  return new Response(response.body.pipeThrough(counted), { headers: { 'content-type': type } }).blob()
}
