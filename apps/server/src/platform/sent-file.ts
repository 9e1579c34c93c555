import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { Power } from '@sanuk/contracts/powers'
import type { Method } from '@sanuk/contracts/route'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { admit } from './admission.ts'
import { onBehalfOf, withinBrand } from './brand-scope.ts'
import type { Brand, OperatorCaller } from './caller.ts'
import { fieldFaults } from './field-faults.ts'
import { FileFault } from './file-fault.ts'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'
import { brandOf } from './serve.ts'

/** A call of operators whose body is a file. */
type FileRoute<Q extends z.ZodMiniType, R extends z.ZodMiniType> = {
  readonly method: Method
  readonly path: `/${string}`
  readonly access: 'operator'
  readonly power?: Power
  readonly summary: string
  readonly query?: Q
  readonly answer: R
  readonly refusals: readonly never[]
}

/** What a handler is given. The file is forgotten when it answers. */
export type SentFile<Q extends z.ZodMiniType> = {
  readonly caller: OperatorCaller
  readonly brand: Brand
  readonly query: z.output<Q>
  readonly path: string
}

type Taking = { readonly gate: Gate; readonly bytesMax: number }

/** What is sent as a file, whatever it holds. */
const MEDIA_TYPES = ['text/csv', 'application/x-ndjson', 'application/jsonl', 'application/octet-stream']

/**
 * Takes a file in, perhaps packed by gzip. Its body is no JSON and many times as large as any other: it has a reader of
 * its own, which lets nobody in without asking who it is, and puts it on the disk before anything is done with it. What
 * it changes is written down under the operator's name.
 */
export async function serveFile<Q extends z.ZodMiniType, R extends z.ZodMiniType>(
  office: FastifyInstance,
  contract: FileRoute<Q, R>,
  { gate, bytesMax, take }: Taking & { readonly take: (sent: SentFile<Q>) => Promise<z.input<R>> },
): Promise<void> {
  const admitted = async (request: FastifyRequest) => {
    const brand = await brandOf(gate, request)
    const caller = await withinBrand(brand.id, () => admit(gate, contract, { request, brand }))
    if (caller.kind !== 'operator') throw new Refusal('forbidden')
    return { caller, brand }
  }
  const answer = async (request: FastifyRequest, who: { caller: OperatorCaller; brand: Brand }) => {
    const query = readQuery(contract, request.query)
    return onDisk(request, bytesMax, async (path) =>
      contract.answer.parse(await telling(take({ ...who, query, path }))),
    )
  }
  await office.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(MEDIA_TYPES, (_request, payload, done) => done(null, payload))
    scope.route({
      method: contract.method,
      url: contract.path,
      bodyLimit: bytesMax,
      config: { contract },
      // Before a byte of the body is read.
      onRequest: async (request) => {
        await admitted(request)
      },
      handler: async (request) => {
        const who = await admitted(request)
        const acting = { operator: who.caller.id, brand: who.brand.id, call: `${contract.method} ${contract.path}` }
        return { success: true, value: await onBehalfOf(acting, () => answer(request, who)) }
      },
    })
  })
}

function readQuery<Q extends z.ZodMiniType>(
  { query: schema, path }: Pick<FileRoute<Q, z.ZodMiniType>, 'query' | 'path'>,
  query: unknown,
): z.output<Q> {
  if (!schema) throw new Error(`${path} says nothing of its query`)
  const read = schema.safeParse(query)
  if (!read.success) throw new Refusal('invalid_request', { fields: fieldFaults(read.error) })
  return read.data
}

/** What is wrong with the file itself is said beside it. */
async function telling<T>(work: Promise<T>): Promise<T> {
  return work.catch((error) => {
    if (!(error instanceof FileFault)) throw error
    const fields = error.mistakes.map((mistake) => ({ field: 'file', ...mistake }))
    throw new Refusal('invalid_request', { fields })
  })
}

async function onDisk<T>(request: FastifyRequest, bytesMax: number, work: (path: string) => Promise<T>): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'sent-'))
  const path = join(directory, 'file')
  try {
    await save(request, path, bytesMax)
    return await work(path)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/**
 * Writes the body to the disk and unpacks it there. Whatever is wrong with it, it is read to its end before that is
 * said, since nobody hears an answer while they still speak. Refuses with `body_too_large`.
 */
async function save({ body, headers }: FastifyRequest, path: string, bytesMax: number): Promise<void> {
  if (!isStream(body)) throw new Refusal('unsupported_media_type')
  const packed = headers['content-encoding'] === 'gzip'
  const sent = packed ? `${path}.gz` : path
  const received = atMost(bytesMax)
  await pipeline(body, received.stream, createWriteStream(sent))
  if (received.isTooMuch()) throw new Refusal('body_too_large')
  if (!packed) return
  const unpacked = atMost(bytesMax)
  unpacked.stream.once('excess', () => unpacked.stream.destroy(new Refusal('body_too_large')))
  await pipeline(createReadStream(sent), createGunzip(), unpacked.stream, createWriteStream(path)).catch(badPacking)
}

function badPacking(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!code.startsWith('Z_')) throw error
  throw new Refusal('invalid_request', { fields: [{ field: 'file', word: 'field.packing' }] })
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && 'pipe' in body

/** Lets so many bytes through; the rest is forgotten, and `excess` says when it begins. */
function atMost(limit: number) {
  let size = 0
  const stream = new Transform({
    transform: (piece: Buffer, _encoding, done) => {
      size += piece.length
      if (size <= limit) return done(null, piece)
      stream.emit('excess')
      done()
    },
  })
  return { stream, isTooMuch: () => size > limit }
}
