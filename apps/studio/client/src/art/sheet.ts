import type { SlotArt } from '#slot-art'
import { artFile, nearest } from './art.ts'

/** A sheet of symbols: the address of its image, and which of its equal square cells each drawing lies in. */
export type SheetPlan = {
  readonly address: string
  readonly columns: number
  readonly rows: number
  readonly cells: ReadonlyMap<string, readonly [column: number, row: number]>
}
export type Sheet = SheetPlan & { readonly image: ImageBitmap }

/** The sheet for symbols of `size` device pixels. */
export function planSheet({ symbols: { columns, names, sheets } }: SlotArt, size: number): SheetPlan {
  return {
    address: artFile(nearest(sheets, ({ side }) => side, size).file),
    columns,
    rows: Math.ceil(names.length / columns),
    cells: new Map(names.map((name, i) => [name, [i % columns, Math.floor(i / columns)]])),
  }
}

/** The finest sheet, for pictures that are larger than on the reels. */
export const finestSheet = (art: SlotArt): SheetPlan => planSheet(art, Number.POSITIVE_INFINITY)

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
