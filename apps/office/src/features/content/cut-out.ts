import { base64Of } from '@sanuk/wire/base64-of'
import type { PercentCrop } from 'react-image-crop'

/** The widest that the site shows, on a fine screen. */
const WIDEST = 1860

/** How many pixels of the file lie across the part. */
export const widthOf = ({ naturalWidth }: HTMLImageElement, { width }: PercentCrop): number =>
  Math.round((naturalWidth * width) / 100)

/** A part of a picture in base64, no wider than it is shown anywhere and without what a camera wrote into the file. */
export async function cutOut(image: HTMLImageElement, area: PercentCrop, type: string): Promise<string> {
  const width = Math.max(1, widthOf(image, area))
  const height = Math.max(1, Math.round((image.naturalHeight * area.height) / 100))
  const scale = Math.min(1, WIDEST / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.max(1, Math.round(height * scale))
  const left = (image.naturalWidth * area.x) / 100
  const top = (image.naturalHeight * area.y) / 100
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.92))
  if (!blob) throw new Error('the canvas gave no picture')
  return base64Of(blob)
}
