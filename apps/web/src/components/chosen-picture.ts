import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@sanuk/contracts/pictures'
import { base64Of } from '@sanuk/wire/base64-of'

/** A picture somebody wants to send: what is shown of it here, and what goes out. */
export type ChosenPicture = { readonly name: string; readonly shown: string; readonly base64: string }

/** Why one cannot be sent. */
export type PictureFault = 'kind' | 'size' | 'unreadable'

/** Longest edge of what is sent: words on a screenshot stay readable. */
const EDGE = 2000
/** Files below it go as they are. */
const SMALL = 1024 * 1024

/** Makes a photograph as small as it may be, so that a slow connection carries it, and without what the camera wrote in. */
export async function choosePicture(file: File): Promise<ChosenPicture | PictureFault> {
  if (!PICTURE_TYPES.some((type) => type === file.type)) return 'kind'
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return 'unreadable'
  const edge = Math.max(picture.width, picture.height)
  const sent = file.size <= SMALL && edge <= EDGE ? file : await shrunk(picture, Math.min(1, EDGE / edge))
  picture.close()
  if (!sent) return 'unreadable'
  if (sent.size > PICTURE_BYTES_MAX) return 'size'
  return { name: file.name, shown: URL.createObjectURL(sent), base64: await base64Of(sent) }
}

function shrunk(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86))
}
