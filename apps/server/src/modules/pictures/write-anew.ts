import { PICTURE_BYTES_MAX } from '@sanuk/contracts/pictures'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '#platform/refusal'

/** Pixels of a photograph of a good telephone; what claims more is made to fill the memory. */
const PIXELS_MAX = 25_000_000

const FORMATS: readonly string[] = ['png', 'jpeg']

export type Width = { readonly width: number; readonly height: number; readonly bytes: Buffer }

/** Bytes from base64. Refuses with `picture_unreadable` and `picture_too_large`. */
export function readBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length === 0 || bytes.toString('base64') !== text) throw new Refusal('picture_unreadable')
  if (bytes.length > PICTURE_BYTES_MAX) throw new Refusal('picture_too_large')
  return bytes
}

/**
 * Decodes a PNG or JPEG and writes it anew as WebP, upright and without anything else it carried, in those of the widths
 * that it has and in its own, the smallest first. Refuses with `picture_unreadable` and `picture_too_large`.
 */
export async function writeAnew(bytes: Buffer, widths: readonly number[]): Promise<Width[]> {
  const { width } = await sizeOf(bytes)
  const largest = Math.max(...widths)
  const wanted = [...widths.filter((one) => one < width), Math.min(width, largest)]
  const written: Width[] = []
  // One after the other: a picture shall not take all of the machine.
  for (const one of new Set(wanted)) {
    const { data, info } = await decoded(opened(bytes).autoOrient().resize({ width: one }).webp({ quality: 84 }))
    written.push({ width: info.width, height: info.height, bytes: data })
  }
  return written
}

/**
 * The middle of a PNG, JPEG or WebP as squares of some edges, written anew likewise. Refuses with `picture_unreadable` and
 * `picture_too_large`.
 */
export async function writeSquare(bytes: Buffer, edges: readonly number[]): Promise<Width[]> {
  await sizeOf(bytes, [...FORMATS, 'webp'])
  const written: Width[] = []
  for (const edge of edges) {
    const square = opened(bytes).autoOrient().resize({ width: edge, height: edge, fit: 'cover' })
    const { data, info } = await decoded(square.webp({ quality: 84 }))
    written.push({ width: info.width, height: info.height, bytes: data })
  }
  return written
}

const opened = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })

async function sizeOf(bytes: Buffer, formats = FORMATS): Promise<{ width: number }> {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(unreadable)
  if (!formats.includes(format ?? '')) throw new Refusal('picture_unreadable')
  if (width * height > PIXELS_MAX) throw new Refusal('picture_too_large')
  return { width: autoOrient.width }
}

const decoded = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true }).catch(unreadable)

function unreadable(): never {
  throw new Refusal('picture_unreadable')
}
