import { allRoutes } from '@sanuk/contracts/all-routes'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { buildApiDocument } from './api-document.ts'

const document = buildApiDocument({ site: 'http://localhost:8080', office: 'http://localhost:8081' })

test('the document is valid OpenAPI 3.1, and its references resolve', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  expect(validator.version).toBe('3.1')
  expect(() => validator.resolveRefs()).not.toThrow()
})

test('the document lists every route of the contracts and no other', () => {
  const documented = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  )
  const contracted = allRoutes.map(({ name, method, path }) => `${name} ${method} ${path}`)
  expect(documented.toSorted()).toEqual(contracted.toSorted())
})

test('marks a sealed body by its media type and explains refusal codes', () => {
  const login = document.paths['/wps/session/login']?.post
  expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(['application/jose'])
  expect(login?.responses[401]?.description).toContain('`incorrect_credentials`: Incorrect username or password.')
})

test('security schemes say who may call', () => {
  const security = (path: string, method: string) => document.paths[path]?.[method]?.security
  expect(security('/wps/system/whitelabel', 'get')).toEqual([])
  expect(security('/wps/member/info', 'get')).toEqual([{ member: [] }])
  expect(security('/ops/members', 'get')).toEqual([{ operator: [] }])
  expect(security('/seamless/v1/bet', 'post')).toEqual([{ vendor: [], key: [], timestamp: [], signature: [] }])
})

test('money fields have an example amount', () => {
  const bet = document.paths['/seamless/v1/bet']?.post
  const schema = bet?.requestBody?.content['application/json']?.schema
  expect(schema?.properties).toMatchObject({ amount: { type: 'string', examples: ['100.00'] } })
})
