import type { Route } from '@sanuk/contracts/route'
import { SEALED_MEDIA_TYPE } from '@sanuk/contracts/sealed'
import type { FastifyRequest } from 'fastify'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'

/**
 * Reads a body as its contract wants it: JSON, or a sealed body that holds JSON. The raw bytes were kept until now,
 * because signatures cover them. Refuses with `unsupported_media_type`, `invalid_request` and the faults of sealing.
 */
export async function readBody(gate: Gate, route: Route, request: FastifyRequest): Promise<unknown> {
  const wanted = route.sealed ? SEALED_MEDIA_TYPE : 'application/json'
  const [mediaType = ''] = (request.headers['content-type'] ?? '').split(';')
  if (mediaType.trim().toLowerCase() !== wanted) throw new Refusal('unsupported_media_type')
  const text = Buffer.isBuffer(request.body) ? decode(request.body) : ''
  if (!route.sealed) return parseJson(text)
  return gate.unseal(text, { method: route.method, path: route.path })
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('invalid_request')
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  throw new Refusal('invalid_request')
}
