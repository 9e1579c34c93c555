import { allRoutes } from '@sanuk/contracts/all-routes'
import { BY_CLOCK_HEADER } from '@sanuk/contracts/by-clock'
import { HUMAN_CHECK_HEADER, humanCheck } from '@sanuk/contracts/guard'
import { LIVE_PATH } from '@sanuk/contracts/live'
import type { Route } from '@sanuk/contracts/route'
import { SEALED_ALGORITHM, SEALED_ENCRYPTION, SEALED_MEDIA_TYPE, SEALED_SECONDS } from '@sanuk/contracts/sealed'
import { answersOf, FIELD_FAULT } from './api-answers.ts'
import { createSchemas, type Schema } from './api-schemas.ts'
import { ACCESS_WORDS, SECURITY_SCHEMES, securityOf } from './api-security.ts'

type Operation = ReturnType<typeof operationOf>
type NamedRoute = (typeof allRoutes)[number]
type Schemas = ReturnType<typeof createSchemas>

/** Where the calls are answered. */
export type Origins = { readonly site: string; readonly office: string }

const DESCRIPTION = `Every call of the platform, written from its contracts.

- **Money** is decimal text such as \`"100.00"\`; floating point never touches it.
- **Answers** are \`{ success, value }\`, or \`{ success, code, message }\` when a rule forbids something; game vendors are answered \`{ status, … }\`.
- **Lists** are continued with the \`nextCursor\` of the page before; it is null on the last page.
- **Sealed bodies** (\`${SEALED_MEDIA_TYPE}\`) are compact JWE (RFC 7516), \`${SEALED_ALGORITHM}\` with \`${SEALED_ENCRYPTION}\` under the \`sealingKey\` of \`/wps/system/whitelabel\`, whose \`kid\` stands in the header. The plain text is \`{ method, path, iat, nonce, payload }\`: the call it is for, its \`serverTime\` in seconds, 16 random bytes in base64url, and the body itself. Each is accepted once, within ${SEALED_SECONDS} seconds.
- **Human checks**: some calls want the header \`${HUMAN_CHECK_HEADER}\`. Ask \`${humanCheck.path}\` for a challenge of ALTCHA (version 2), solve it, and send \`{ challenge, solution: { counter, derivedKey } }\` as base64 of JSON. Each answer opens one call, within twenty minutes.
- **Sessions** end when they lie idle. A call with the header \`${BY_CLOCK_HEADER}\` is one that a program makes by itself: it does not count as use.
- **News** come by the WebSocket \`${LIVE_PATH}\`, whose first message is \`{ token }\`: of one's own account for whoever is signed in, of what visitors are shown with \`null\`. Later ones are \`{ kind: 'ping' }\`, answered by \`{ kind: 'pong' }\`.`

/** The OpenAPI 3.1 document of every call there is. */
export function buildApiDocument(origins: Origins) {
  const schemas = createSchemas()
  const paths: Record<string, Record<string, Operation>> = {}
  for (const route of allRoutes) {
    const operation = { [route.method.toLowerCase()]: operationOf(route, schemas, origins) }
    paths[route.path] = { ...paths[route.path], ...operation }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sanuk', version: '1', description: DESCRIPTION },
    servers: [{ url: origins.site }],
    tags: [...new Set(allRoutes.map(({ room }) => room))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { FieldFault: FIELD_FAULT, ...schemas.named },
    },
  }
}

function operationOf(route: NamedRoute, schemas: Schemas, { office }: Origins) {
  return {
    operationId: route.name,
    tags: [route.room],
    summary: route.summary,
    description: ACCESS_WORDS[route.access],
    security: securityOf(route.access),
    parameters: [
      ...parametersOf(route, 'path', schemas),
      ...parametersOf(route, 'query', schemas),
      ...(route.human ? [HUMAN_CHECK] : []),
    ],
    ...(route.body ? { requestBody: bodyOf(route, schemas.write(`${route.name}.body`, route.body, 'input')) } : {}),
    responses: answersOf(route, schemas.write(`${route.name}.answer`, route.answer, 'output')),
    ...(route.access === 'operator' || route.path.startsWith('/ops/') ? { servers: [{ url: office }] } : {}),
  }
}

const HUMAN_CHECK = {
  name: HUMAN_CHECK_HEADER,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description: 'A challenge and its answer, as described above.',
}

function parametersOf(route: NamedRoute, place: 'path' | 'query', schemas: Schemas) {
  const part = place === 'path' ? route.params : route.query
  if (!part) return []
  const { properties = {}, required = [] } = schemas.write(`${route.name}.${place}`, part, 'input')
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(route: Route, payload: Schema) {
  if (!route.sealed) return { required: true, content: { 'application/json': { schema: payload } } }
  return {
    required: true,
    description: 'Sealed: the schema is that of the payload before it is encrypted.',
    content: { [SEALED_MEDIA_TYPE]: { schema: payload } },
  }
}
