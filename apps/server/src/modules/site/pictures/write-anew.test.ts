import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { hashPixels, writeAnew } from './write-anew.ts'

const RED = { r: 200, g: 30, b: 60 }

/** A red picture with a blue corner, so that nothing about its place or colours goes unnoticed. */
async function drawn(): Promise<Buffer> {
  const corner = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 60, height: 40, channels: 3, background: RED } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .removeAlpha()
    .png()
    .toBuffer()
}

const savedAs = async (how: (picture: Sharp) => Sharp): Promise<Buffer> => how(sharp(await drawn())).toBuffer()

const withNoise = (width: number, height: number): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })

/** A PNG with the colour profile of another, whose pixels it keeps. */
async function withProfile(png: Buffer): Promise<Buffer> {
  const other = await sharp(png).withIccProfile('p3').png().toBuffer()
  const begin = other.indexOf('iCCP') - 4
  const chunk = other.subarray(begin, begin + 12 + other.readUInt32BE(begin))
  // Behind the signature and IHDR (PNG specification, 11.2).
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((fault) => (fault instanceof Refusal ? fault.code : Promise.reject(fault)))

test.each<[string, (picture: Sharp) => Sharp]>([
  ['16-bit PNG', (it) => it.toColourspace('rgb16').png()],
  ['PNG with a palette', (it) => it.png({ palette: true })],
  ['PNG with an opaque alpha channel', (it) => it.ensureAlpha().png()],
  ['interlaced PNG', (it) => it.png({ progressive: true })],
  ['JPEG', (it) => it.jpeg({ quality: 95 })],
  ['progressive JPEG', (it) => it.jpeg({ quality: 95, progressive: true })],
  ['CMYK JPEG', (it) => it.toColourspace('cmyk').jpeg({ quality: 95 })],
])('a %s is rewritten as WebP in its own colours', async (_, how) => {
  const [written] = await writeAnew(await savedAs(how), [1600])
  expect(written).toMatchObject({ width: 60, height: 40 })
  const { data, info } = await sharp(written?.bytes).raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3) as [number, number, number]
  // Printing colours are fewer than those of a screen: what is left of a red is a red nearby.
  const far = (one: number[], other: number[]) => Math.max(...one.map((part, at) => Math.abs(part - (other[at] ?? 0))))
  expect(far(colourAt(45, 30), [RED.r, RED.g, RED.b])).toBeLessThan(30)
  expect(colourAt(4, 4)[2]).toBeGreaterThan(colourAt(4, 4)[0] + 50)
})

// Width and height by the EXIF standard (CIPA DC-008, tag 0x0112): from 5 on, the edges change places.
test.each([
  [1, 60, 40],
  [3, 60, 40],
  [5, 40, 60],
  [6, 40, 60],
  [8, 40, 60],
])('a JPEG with EXIF orientation %i is written upright, %i × %i', async (orientation, width, height) => {
  const [written] = await writeAnew(await savedAs((it) => it.withMetadata({ orientation }).jpeg()), [1600])
  expect(written).toMatchObject({ width, height })
})

test('a picture longer than WebP allows is scaled down as a whole', async () => {
  const tall = await sharp({ create: { width: 200, height: 20_000, channels: 3, background: RED } })
    .png()
    .toBuffer()
  expect(await writeAnew(tall, [1600])).toMatchObject([{ width: 164, height: 16_383 }])
  const wide = await sharp({ create: { width: 16_384, height: 100, channels: 3, background: RED } })
    .png()
    .toBuffer()
  expect(await writeAnew(wide, [1600])).toMatchObject([{ width: 1600 }])
})

test.each<[string, () => Promise<Buffer>]>([
  ['GIF', () => savedAs((it) => it.gif())],
  ['WebP', () => savedAs((it) => it.webp())],
  ['TIFF', () => savedAs((it) => it.tiff())],
  ['AVIF', () => savedAs((it) => it.avif())],
  ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')],
])('a %s picture is refused by its format', async (_, make) => {
  expect(await codeOf(writeAnew(await make(), [1600]))).toBe('picture_format')
})

test.each<[string, () => Promise<Buffer>]>([
  ['PNG', () => withNoise(200, 200).png().toBuffer()],
  ['JPEG', () => withNoise(200, 200).jpeg().toBuffer()],
  ['progressive JPEG', () => withNoise(200, 200).jpeg({ progressive: true }).toBuffer()],
])('a %s without its end is refused as unreadable', async (_, make) => {
  const whole = await make()
  for (const length of [whole.length * 0.9, whole.length / 2, 8]) {
    expect(await codeOf(writeAnew(whole.subarray(0, length), [1600]))).toBe('picture_unreadable')
  }
})

test.each<[string, (png: Buffer) => Promise<Buffer>]>([
  ['a byte behind its end', async (png) => Buffer.concat([png, Buffer.from([0])])],
  ['another compression', (png) => sharp(png).png({ compressionLevel: 0 }).toBuffer()],
  [
    'EXIF data',
    (png) =>
      sharp(png)
        .withExif({ IFD0: { Copyright: 'me' } })
        .png()
        .toBuffer(),
  ],
  ['an EXIF orientation', (png) => sharp(png).withMetadata({ orientation: 6 }).png().toBuffer()],
  ['a colour profile', withProfile],
  ['an opaque alpha channel', (png) => sharp(png).ensureAlpha().png().toBuffer()],
  ['a palette', (png) => sharp(png).png({ palette: true, quality: 100 }).toBuffer()],
  ['16 bits', (png) => sharp(png).toColourspace('rgb16').png().toBuffer()],
])('pixels saved with %s have the same hash', async (_, how) => {
  const png = await drawn()
  const other = await how(png)
  expect(other.equals(png)).toBe(false)
  expect(await hashPixels(other)).toBe(await hashPixels(png))
})

test('other pixels, and the same bytes in another shape, have another hash', async () => {
  const bytes = Buffer.alloc(4 * 9 * 3, 7)
  const shaped = (raw: Buffer, width: number, height: number) =>
    sharp(raw, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer()
  const changed = Buffer.from(bytes)
  changed[50] = 8
  const pictures = [shaped(bytes, 4, 9), shaped(bytes, 9, 4), shaped(changed, 4, 9)]
  const hashes = await Promise.all(pictures.map(async (picture) => hashPixels(await picture)))
  expect(new Set(hashes).size).toBe(3)
})
