import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the files of a folder, packed as they lie there. Their names carry a hash of their content, all but the manifest's. */
export async function serveFiles(
  app: FastifyInstance,
  { root, prefix }: { readonly root: string; readonly prefix: string },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const lasting = !path.endsWith('manifest.json')
        reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
        // Covers stand on the site's pages, and games may be framed by a page that isolates itself.
        reply.header('cross-origin-resource-policy', 'cross-origin')
      },
    })
  })
}
