import { say } from '@sanuk/locales/server-words'
import type { FastifyInstance } from 'fastify'
import type { System } from '../modules/site/system/index.ts'
import { Refusal } from '../platform/refusal.ts'

const ICONS = [
  { src: '/art/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/art/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/art/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The installed site bears its brand's name, and its icon leads to the pages that are opened most (W3C app manifest). */
export function serveManifest(site: FastifyInstance, brandOf: System['brandOf']): void {
  site.get('/site.webmanifest', async (request, reply) => {
    const brand = await brandOf(request.hostname)
    if (!brand) throw new Refusal('not_found')
    const [language] = brand.languages
    const shortcut = (name: string, url: string) => ({ name, url, icons: ICONS.slice(0, 1) })
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=300')
      .send({
        id: '/',
        name: brand.name,
        short_name: brand.name,
        description: say(language, 'site.description', { brand: brand.name }),
        lang: language,
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f6f3ec',
        theme_color: '#14201c',
        categories: ['games', 'entertainment'],
        icons: ICONS,
        shortcuts: [
          shortcut(say(language, 'site.category.RNG'), '/rng'),
          shortcut(say(language, 'pages.promotions'), '/promotions'),
          shortcut(say(language, 'site.deposit'), '/?panel=depositv2'),
        ],
      })
  })
}
