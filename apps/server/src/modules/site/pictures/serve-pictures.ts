import type { FastifyInstance } from 'fastify'
import { withinBrand } from '#platform/brand-scope'
import type { Gate } from '#platform/gate'
import { Refusal } from '#platform/refusal'
import { brandOf } from '#platform/serve'
import type { Pictures } from './index.ts'

const NAME = /^([0-9a-f]{64})\.webp$/

/**
 * Gives out open pictures by the hash of their bytes: what an address shows never changes. They are pictures whatever a
 * browser might take them for, and opened by themselves they may do nothing.
 */
export function servePictures(app: FastifyInstance, gate: Gate, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const hash = NAME.exec(request.params.name)?.[1]
    const brand = await brandOf(gate, request)
    const bytes = hash && (await withinBrand(brand.id, () => pictures.openFile(brand.id, hash)))
    if (!bytes) throw new Refusal('not_found')
    return reply
      .headers({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-disposition': 'inline; filename="picture.webp"',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
      .send(bytes)
  })
}
