import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sanuk/contracts/pictures'
import { base64Of } from '@sanuk/wire/base64-of'

/** A picture somebody wants to send: what is shown of it here, and what goes out. */
export type ChosenPicture = { readonly name: string; readonly shown: string; readonly base64: string }

/** What a member may choose: what the server takes, and what the browser makes such a picture of. */
export const CHOSEN_TYPES = [...PICTURE_TYPES, 'image/webp'].join(',')

/** Why one cannot be sent. */
export type PictureFault = 'kind' | 'size' | 'unreadable'

/** Pixels of what is sent: words stay readable, also on a screenshot that is long and narrow. */
const PIXELS_MAX = 4_000_000
/** The longest edge that browsers draw. */
const EDGE_MAX = 16_000
/** Files below it go as they are. */
const SMALL = 1024 * 1024

/**
 * Makes a photograph as small as it may be, so that a slow connection carries it, and without what the camera wrote in.
 * What the browser can open and the server does not take, such as WebP, goes as JPEG.
 */
export async function choosePicture(file: File): Promise<ChosenPicture | PictureFault> {
  const isTaken = PICTURE_TYPES.some((type) => type === file.type)
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return isTaken ? 'unreadable' : 'kind'
  const scale = scaleOf(picture)
  const sent = isTaken && file.size <= SMALL && scale === 1 ? file : await redrawn(picture, scale)
  picture.close()
  if (!sent) return 'unreadable'
  if (sent.size > PICTURE_BYTES_MAX) return 'size'
  return { name: file.name, shown: URL.createObjectURL(sent), base64: await base64Of(sent) }
}

/** By how much the edges of a picture are made shorter; never longer. */
function scaleOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(1, Math.sqrt(PIXELS_MAX / (width * height)), EDGE_MAX / Math.max(width, height))
}

function redrawn(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  // JPEG has no transparency: what is clear would become black, and dark words on it could not be read.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}
