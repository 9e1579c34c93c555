import { randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { banner, type Editors, openEditors } from './content.fixture.ts'

let house: TestHouse
let editors: Editors
beforeAll(async () => {
  house = await openHouse()
  editors = openEditors(house)
})
afterAll(() => house.close())

/** A picture with something in it, so that it does not shrink to nothing. */
const drawn = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#0b7f5c', noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
const base64 = async (picture: Sharp) => (await picture.toBuffer()).toString('base64')
const send = (image: string) => editors.ask('POST', '/content/pictures', { body: { image } })
const codeOf = async (image: string) => (await send(image)).body.code
const addressesIn = (webp: string) => webp.split(', ').map((one) => one.split(' ')[0] ?? '')

test('a picture is re-encoded in several widths without metadata, and cached for good', async () => {
  const secret = 'GPS 13.75 100.5'
  const image = await base64(
    drawn(1500, 500)
      .withExif({ IFD0: { ImageDescription: secret } })
      .jpeg(),
  )
  expect(Buffer.from(image, 'base64').includes(secret)).toBe(true)
  const { picture } = (await send(image)).body.value
  expect(picture).toMatchObject({ width: 1500, height: 500 })
  const widths = []
  for (const url of addressesIn(picture.webp)) {
    const reply = await house.site.inject({ url, headers: { host: 'localhost' } })
    expect(reply.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const { format, width, exif } = await sharp(reply.rawPayload).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
    expect(reply.rawPayload.includes(secret)).toBe(false)
    widths.push(width)
  }
  expect(widths).toEqual([390, 780, 1240, 1500])
})

test('a picture is turned upright according to its EXIF orientation', async () => {
  const { picture } = (await send(await base64(drawn(300, 200).withMetadata({ orientation: 6 }).jpeg()))).body.value
  expect(picture).toMatchObject({ width: 200, height: 300 })
})

test('only decodable PNG and JPEG pictures are accepted', async () => {
  const text = (content: string) => Buffer.from(content).toString('base64')
  expect(await codeOf(text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'))).toBe('picture_format')
  expect(await codeOf(text('GIF89a<script>alert(1)</script>'))).toBe('picture_format')
  expect(await codeOf(await base64(drawn(10, 10).webp()))).toBe('picture_format')
  expect(await codeOf('not base64!')).toBe('picture_unreadable')
  const whole = await drawn(200, 200).png().toBuffer()
  expect(await codeOf(whole.subarray(0, whole.length / 2).toString('base64'))).toBe('picture_unreadable')
})

test('HTML appended to a picture is removed', async () => {
  const page = '<script>alert(document.domain)</script>'
  const both = Buffer.concat([await drawn(50, 50).png().toBuffer(), Buffer.from(page)])
  const { picture } = (await send(both.toString('base64'))).body.value
  const reply = await house.site.inject({ url: addressesIn(picture.webp)[0] ?? '', headers: { host: 'localhost' } })
  expect(reply.rawPayload.includes('script')).toBe(false)
})

/** Writes another width and height, in pixels, into the head of a PNG. */
function claimSize(png: Buffer, size: number): Buffer {
  png.writeUInt32BE(size, 16)
  png.writeUInt32BE(size, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

test('a picture that claims a huge size in its header is refused', async () => {
  // The pixels are missing: whoever looked at them would find a broken picture.
  const bomb = claimSize(await drawn(10, 10).png().toBuffer(), 16_000)
  expect(await codeOf(bomb.toString('base64'))).toBe('picture_too_large')
  const heavy = Buffer.alloc(5 * 1024 * 1024 + 1).toString('base64')
  expect(await send(heavy)).toMatchObject({ status: 413, body: { code: 'picture_too_large' } })
})

test('pictures are served for their own brand only, and unknown ones are not found', async () => {
  const { id, picture } = (await send(await base64(drawn(100, 100).png()))).body.value
  const [url = ''] = addressesIn(picture.webp)
  const at = async (host: string, path = url) => (await house.site.inject({ url: path, headers: { host } })).statusCode
  expect(await at('localhost')).toBe(200)
  expect(await at('chandra.localhost')).toBe(404)
  expect(await at('localhost', `/pictures/${'0'.repeat(64)}.webp`)).toBe(404)
  expect(await at('localhost', '/pictures/..%2f..%2fsecrets.json')).toBe(404)
  const cutOf = (wide: string) => ({ wide, wideDark: null, tall: null, tallDark: null })
  const painted = (wide: string) =>
    banner({ look: { kind: 'picture', alt: { th: 'ป้าย', en: 'Sale' }, cuts: { th: cutOf(wide), en: cutOf(wide) } } })
  expect((await editors.ask('POST', '/content', { body: { draft: painted(randomUUID()) } })).body.code).toBe(
    'picture_unknown',
  )
  const bannerId = await editors.publish(painted(id))
  const { list } = (await house.call({ method: 'GET', path: '/wps/relay/banners?groupName=w_shop' })).body.value
  expect(list).toContainEqual(
    expect.objectContaining({
      bannerId,
      look: { kind: 'picture', alt: 'Sale', wide: { light: picture, dark: null }, tall: null },
    }),
  )
})
