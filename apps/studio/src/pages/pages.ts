import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendMissingPage } from '@sanuk/vendor-server/pages/missing-page'
import { pageHeaders, type Sites } from '@sanuk/vendor-server/pages/page-headers'
import { serveFiles } from '@sanuk/vendor-server/pages/serve-files'
import type { FastifyInstance } from 'fastify'
import { instantGame, slotGame } from '../games/games.ts'
import { ALL_ALLOWED, machineView } from '../machines/machine-view.ts'
import { serveSheets } from '../sheets/sheet-routes.ts'
import { readArt } from '../titles/art.ts'
import { slotLook } from '../titles/slot-art.ts'

export type PagesNeeds = {
  /** The client's build: `play/index.html`, `replay/index.html`, `assets/`. In development Vite serves these instead. */
  readonly client: string
  /** What the art builder made; names carry a hash of their content, all but the manifest's. */
  readonly art: string
  readonly sites: Sites
}

/** Serves the games' pages, their files, their PAR sheets and the art. */
export async function servePages(app: FastifyInstance, { client, art, sites }: PagesNeeds): Promise<void> {
  const page = (name: string): Buffer | null => {
    const file = join(client, name, 'index.html')
    return existsSync(file) ? readFileSync(file) : null
  }
  const [play, instant, replay] = [page('play'), page('instant'), page('replay')]
  const pageOf = (game: string) => (slotGame(game) ? play : instantGame(game) ? instant : null)
  if (play && instant && replay) {
    const headers = pageHeaders(sites)
    app.get<{ Params: { game: string } }>('/play/:game/', (request, reply) => {
      const found = pageOf(request.params.game)
      return found ? reply.headers(headers).send(found) : sendMissingPage(request, reply, sites)
    })
    app.get('/replay/', (_request, reply) => reply.headers(headers).send(replay))
    await serveFiles(app, { root: join(client, 'assets'), prefix: '/assets/' })
  }
  app.get<{ Params: { game: string } }>('/play/:game/look.json', async ({ params }, reply) => {
    const slot = slotGame(params.game)
    const pictures = slot && (await readArt(art)).slots[params.game]
    if (!slot || !pictures) return reply.callNotFound()
    const { rows, strips } = slot.machine
    const { names } = machineView(slot, { ...ALL_ALLOWED, currency: 'THB' })
    return reply
      .header('cache-control', 'no-cache')
      .send(slotLook.parse({ ...pictures, names, reels: strips.base.length, rows }))
  })
  serveSheets(app, sites)
  await serveFiles(app, { root: art, prefix: '/art/' })
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/')
      ? reply.code(404).send({ fault: 'invalid_request' })
      : sendMissingPage(request, reply, sites),
  )
}
