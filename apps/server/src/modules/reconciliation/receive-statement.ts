import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { compareStatement, STATEMENT_BYTES_MAX } from '@sanuk/contracts/office-reconciliation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admit } from '#platform/admission'
import { acrossBrands, withinBrand } from '#platform/brand-scope'
import { fieldFaults } from '#platform/field-faults'
import type { Gate } from '#platform/gate'
import { Refusal } from '#platform/refusal'
import { brandOf } from '#platform/serve'
import type { Vendors } from '../vendors/index.ts'
import { isTimeZone, type Reconciliation, runAnswer, StatementFault } from './index.ts'

type Needs = {
  readonly gate: Gate
  readonly reconciliation: Reconciliation
  readonly findVendor: Vendors['find']
}

/** What a statement is sent as. */
const MEDIA_TYPES = ['text/csv', 'application/x-ndjson', 'application/jsonl', 'application/octet-stream']

/**
 * Takes a statement in. Its body is a file and no JSON, many times as large as any other: it has a reader of its own,
 * which lets nobody in without asking who it is, and puts it on the disk before anything is compared.
 */
export async function receiveStatements(office: FastifyInstance, needs: Needs): Promise<void> {
  await office.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(MEDIA_TYPES, (_request, payload, done) => done(null, payload))
    scope.route({
      ...{ method: compareStatement.method, url: compareStatement.path, bodyLimit: STATEMENT_BYTES_MAX },
      config: { contract: compareStatement },
      // Before a byte of the body is read.
      onRequest: async (request) => {
        await admitted(needs.gate, request)
      },
      // A vendor serves all brands, and so its statement is about all of them.
      handler: async (request) => ({ success: true, value: await acrossBrands(() => receive(needs, request)) }),
    })
  })
}

async function admitted(gate: Gate, request: FastifyRequest) {
  const brand = await brandOf(gate, request)
  return withinBrand(brand.id, () => admit(gate, compareStatement, { request, brand }))
}

async function receive({ gate, reconciliation, findVendor }: Needs, request: FastifyRequest) {
  const operator = await admitted(gate, request)
  const { vendor, day, timeZone, fileName = '' } = readQuery(request.query)
  if (!(await findVendor(vendor))) throw wrong('vendor')
  const directory = await mkdtemp(join(tmpdir(), 'statement-'))
  const path = join(directory, 'statement')
  try {
    await save(request, path)
    const madeBy = operator.kind === 'operator' ? operator.username : ''
    const { run, repeated } = await reconciliation.compare({ vendor, day, timeZone, fileName, madeBy, path })
    return compareStatement.answer.parse({ run: runAnswer(run), repeated })
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error
    const fields = error.mistakes.map((mistake) => ({ field: 'file', ...mistake }))
    throw new Refusal('invalid_request', { fields })
  } finally {
    await rm(directory, { recursive: true })
  }
}

function readQuery(query: unknown) {
  const { success, data, error } = compareStatement.query?.safeParse(query) ?? {}
  if (!success || !data) throw new Refusal('invalid_request', { fields: error ? fieldFaults(error) : [] })
  if (!isTimeZone(data.timeZone)) throw wrong('timeZone')
  return data
}

const wrong = (field: string) => new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })

/**
 * Writes the body to the disk and unpacks it there. Whatever is wrong with it, it is read to its end before that is
 * said, since nobody hears an answer while they still speak. Refuses with `body_too_large`.
 */
async function save({ body, headers }: FastifyRequest, path: string): Promise<void> {
  if (!isStream(body)) throw new Refusal('unsupported_media_type')
  const packed = headers['content-encoding'] === 'gzip'
  const sent = packed ? `${path}.gz` : path
  const received = atMost(STATEMENT_BYTES_MAX)
  await pipeline(body, received.stream, createWriteStream(sent))
  if (received.isTooMuch()) throw new Refusal('body_too_large')
  if (packed) await unpack(sent, path)
}

async function unpack(sent: string, path: string): Promise<void> {
  const unpacked = atMost(STATEMENT_BYTES_MAX)
  unpacked.stream.once('excess', () => unpacked.stream.destroy(new Refusal('body_too_large')))
  await pipeline(createReadStream(sent), createGunzip(), unpacked.stream, createWriteStream(path)).catch(badPacking)
}

function badPacking(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code.startsWith('Z_')) throw new StatementFault({ word: 'reconciliation.fault.packing' })
  throw error
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
