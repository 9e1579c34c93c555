import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sendMissingPage } from '@sanuk/vendor-server/pages/missing-page'
import { pageHeaders, type Sites } from '@sanuk/vendor-server/pages/page-headers'
import { serveFiles } from '@sanuk/vendor-server/pages/serve-files'
import type { FastifyInstance } from 'fastify'
import { tablePlan } from '../tables/table-plans.ts'

export type PagesNeeds = {
  /** The client's build: `table/index.html`, `replay/index.html`, `assets/`. */
  readonly client: string
  /** What the art builder made. */
  readonly art: string
  readonly sites: Sites
  /** The origin of a table's stream, where it is seen by one. */
  readonly streamOf?: (table: string) => string | null
}

/** Serves the pages of the tables, their files and the art. */
export async function servePages(app: FastifyInstance, needs: PagesNeeds): Promise<void> {
  const { client, art, sites, streamOf = () => null } = needs
  const page = (name: string): Buffer | null => {
    const file = join(client, name, 'index.html')
    return existsSync(file) ? readFileSync(file) : null
  }
  const [table, replay] = [page('table'), page('replay')]
  if (table && replay) {
    const headers = pageHeaders(sites)
    app.get<{ Params: { table: string } }>('/table/:table/', ({ params }, reply) =>
      tablePlan(params.table)
        ? reply.headers(pageHeaders(sites, undefined, streamOf(params.table))).send(table)
        : reply.callNotFound(),
    )
    app.get('/replay/', (_request, reply) => reply.headers(headers).send(replay))
    await serveFiles(app, { root: join(client, 'assets'), prefix: '/assets/' })
  }
  await serveFiles(app, { root: art, prefix: '/art/' })
  app.setNotFoundHandler((request, reply) =>
    request.url.startsWith('/api/')
      ? reply.code(404).send({ fault: 'invalid_request' })
      : sendMissingPage(request, reply, sites),
  )
}
