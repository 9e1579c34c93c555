import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { buildApiDocument, type Origins } from './api-document.ts'

/** The page's own files and nothing else; its parts are drawn with style attributes and pictures in their address. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * The page of all calls, at `/docs`, and their document at `/docs/openapi.json`, for whoever develops against them.
 * It sends no calls: bodies that are sealed or signed cannot be typed into a form.
 */
export async function serveApiPage(app: FastifyInstance, origins: Origins): Promise<void> {
  const document = buildApiDocument(origins)
  // The plugin's types end at OpenAPI 3.0; a test holds the document against the meta-schema of 3.1.
  const specification = { document } as unknown as StaticDocumentSpec
  await app.register(swagger, { mode: 'static', specification })
  app.get('/docs/openapi.json', () => document)
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: POLICY,
    theme: { title: 'Sanuk', css: [{ filename: 'page.css', content: '.swagger-ui .topbar { display: none }' }] },
    uiConfig: { docExpansion: 'list', deepLinking: true, supportedSubmitMethods: [], tagsSorter: 'alpha' },
  })
}
