import { expect, test } from 'vitest'
import { type ChosenPicture, choosePicture } from './chosen-picture.ts'

type Drawn = { readonly width: number; readonly height: number; readonly type: string }

/** A picture that is clear but for a black corner. */
async function drawn({ width, height, type }: Drawn): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, 8, 8)
  return canvas.convertToBlob({ type })
}

const fileOf = (content: BlobPart, type: string) => new File([content], 'slip', { type })

/** What was made of a picture, opened again. */
async function sent(chosen: Awaited<ReturnType<typeof choosePicture>>) {
  if (typeof chosen === 'string') throw new Error(`the picture was refused: ${chosen}`)
  const bytes = Uint8Array.from(atob((chosen satisfies ChosenPicture).base64), (letter) => letter.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes]))
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  pen?.drawImage(picture, 0, 0)
  const colourAt = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[0] ?? -1
  return { bytes, width: picture.width, height: picture.height, colourAt }
}

test('a WebP picture is sent as JPEG, and what was clear in it is white', async () => {
  const chosen = await choosePicture(fileOf(await drawn({ width: 64, height: 64, type: 'image/webp' }), 'image/webp'))
  const { bytes, colourAt } = await sent(chosen)
  expect([...bytes.slice(0, 2)]).toEqual([0xff, 0xd8])
  expect(colourAt(2, 2)).toBeLessThan(40)
  expect(colourAt(50, 50)).toBeGreaterThan(250)
})

test('a small PNG is sent as it is, and a long screenshot keeps a width at which it can be read', async () => {
  const small = await drawn({ width: 64, height: 64, type: 'image/png' })
  const asItWas = new Uint8Array(await small.arrayBuffer())
  expect((await sent(await choosePicture(fileOf(small, 'image/png')))).bytes).toEqual(asItWas)
  const long = await drawn({ width: 1080, height: 8000, type: 'image/png' })
  const { width, height } = await sent(await choosePicture(fileOf(long, 'image/png')))
  expect(width).toBeGreaterThan(700)
  expect(width * height).toBeLessThanOrEqual(4_010_000)
})

test('a picture that the browser cannot open is refused by its kind, or as unreadable', async () => {
  expect(await choosePicture(fileOf('\0\0\0\x18ftypheic', 'image/heic'))).toBe('kind')
  expect(await choosePicture(fileOf('no picture', 'image/png'))).toBe('unreadable')
})
