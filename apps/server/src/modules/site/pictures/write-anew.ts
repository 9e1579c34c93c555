import { createHash } from 'node:crypto'
import { PICTURE_BYTES_MAX } from '@sanuk/contracts/pictures'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { Refusal } from '#platform/refusal'

/** Pixels of a photograph of a good telephone; what claims more is made to fill the memory. */
const PIXELS_MAX = 25_000_000

/** WebP has no longer edge: a picture that is longer is made smaller as a whole. */
const EDGE_MAX = 16_383

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
 * that it has and in its own, the smallest first. Refuses with the codes of `PICTURE_REFUSALS`.
 */
export async function writeAnew(bytes: Buffer, widths: readonly number[]): Promise<Width[]> {
  const { width } = await sizeOf(bytes)
  const largest = Math.max(...widths)
  const wanted = [...widths.filter((one) => one < width), Math.min(width, largest)]
  const written: Width[] = []
  // One after the other: a picture shall not take all of the machine.
  for (const one of new Set(wanted)) {
    const upright = opened(bytes).autoOrient()
    const fitted = upright.resize({ width: one, height: EDGE_MAX, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await decoded(fitted.webp({ quality: 84 }))
    written.push({ width: info.width, height: info.height, bytes: data })
  }
  return written
}

/**
 * The middle of a PNG, JPEG or WebP as squares of some edges, written anew likewise. Refuses with the codes of
 * `PICTURE_REFUSALS`.
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

/**
 * SHA-256 of the stored pixels of a PNG or JPEG, 8-bit sRGB on white. The same pixels have the same hash, however the file
 * is compressed, whatever metadata it carries (colour profile and orientation among it) and whatever stands behind its end.
 * Refuses with the codes of `PICTURE_REFUSALS`.
 */
export async function hashPixels(bytes: Buffer): Promise<string> {
  await sizeOf(bytes)
  const plain = opened(bytes, { ignoreIcc: true }).flatten({ background: '#ffffff' }).toColourspace('srgb')
  const { data, info } = await decoded(plain.removeAlpha().raw())
  return createHash('sha256').update(`${info.width}x${info.height}x${info.channels}:`).update(data).digest('hex')
}

const opened = (bytes: Buffer, more: SharpOptions = {}): Sharp =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, ...more })

async function sizeOf(bytes: Buffer, formats = FORMATS): Promise<{ width: number }> {
  const { format, width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      const isMeant = BEGINNINGS.some((one) => bytes.subarray(0, one.length).equals(one))
      throw new Refusal(isMeant ? 'picture_unreadable' : 'picture_format')
    })
  if (!formats.includes(format ?? '')) throw new Refusal('picture_format')
  if (width * height > PIXELS_MAX) throw new Refusal('picture_too_large')
  return { width: autoOrient.width }
}

/** With which PNG and JPEG begin. What begins otherwise is neither, whether the decoder knows it or not, as HEIC. */
const BEGINNINGS = [Buffer.from('\x89PNG', 'latin1'), Buffer.from('\xff\xd8\xff', 'latin1')]

const decoded = (picture: Sharp) => picture.toBuffer({ resolveWithObject: true }).catch(unreadable)

function unreadable(): never {
  throw new Refusal('picture_unreadable')
}
