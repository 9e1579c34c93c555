import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allRoutes } from './all-routes.ts'

const read = (name: string) => JSON.parse(readFileSync(new URL(`../attacks/${name}.json`, import.meta.url), 'utf8'))

const { vectors }: { vectors: readonly { html: string }[] } = read('rich-text')
const known: Readonly<Record<string, readonly string[]>> = read('free-texts')

type Schema = z.core.JSONSchema.BaseSchema
const isSchema = (it: unknown): it is Schema => typeof it === 'object' && it !== null && !Array.isArray(it)

const isRoomFor = (html: string, { type, enum: choice, const: only, pattern, format, maxLength }: Schema): boolean =>
  type === 'string' &&
  !choice &&
  only === undefined &&
  !format &&
  html.length <= (maxLength ?? Number.POSITIVE_INFINITY) &&
  (!pattern || new RegExp(pattern, 'u').test(html))

/** Where in a request an attack of the collection has room, as paths of fields. */
function openFields(root: Schema): string[] {
  const within = (part: unknown, path: string, depth: number): string[] => {
    if (!isSchema(part) || depth > 12) return []
    const { $ref, anyOf = [], oneOf = [], allOf = [], items, properties = {}, additionalProperties } = part
    const next = (inner: unknown, name: string) => within(inner, name, depth + 1)
    return [
      ...(vectors.some(({ html }) => isRoomFor(html, part)) ? [path] : []),
      ...[...anyOf, ...oneOf, ...allOf, $ref && root.$defs?.[$ref.split('/').at(-1) ?? '']].flatMap((way) =>
        next(way, path),
      ),
      ...next(items, `${path}[]`),
      ...Object.entries(properties).flatMap(([name, inner]) => next(inner, path ? `${path}.${name}` : name)),
      ...next(additionalProperties, `${path}.*`),
    ]
  }
  return [...new Set(within(root, '', 0))].toSorted()
}

/** Who can send what people may read later: each new field of a call has to be looked at, and to be written down. */
test('request fields that accept HTML markup are exactly those listed in free-texts.json', () => {
  const found = allRoutes.flatMap(({ method, path, body }) => {
    if (!body || method === 'GET') return []
    const fields = openFields(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))
    return fields.length > 0 ? [[`${method} ${path}`, fields] as const] : []
  })
  expect(Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))).toEqual(known)
})
