import { parseArgs } from 'node:util'
import { streamAddress } from '@sanuk/contracts/studio-events'
import { everyProgram, json, origin, readEnvironment } from '@sanuk/host/environment'
import * as z from 'zod/mini'
import { GAMES } from './coups.ts'
import { FAULTS, PACE } from './deal.ts'

const key = z.strictObject({
  studio: z.string(),
  id: z.string().check(z.minLength(1)),
  secret: z.string().check(z.minLength(32)),
})

const environment = z.object({
  ...everyProgram,
  /** The same as at the live tables; the first one signs. */
  ROOMS_STUDIO_KEYS: json(z.array(key).check(z.minLength(1))),
})

const options = z.strictObject({
  rooms: origin,
  table: z.string().check(z.minLength(1)),
  game: z._default(z.enum(GAMES), 'baccarat'),
  fault: z.optional(z.enum(FAULTS)),
  seconds: z._default(z.coerce.number().check(z.gte(3), z.lte(120)), PACE.betting / 1000),
  dealer: z._default(z.string().check(z.minLength(1), z.maxLength(64)), 'Mali'),
  hls: z.optional(streamAddress),
  whep: z.optional(streamAddress),
})

const USAGE =
  'usage: table-feed --rooms URL --table CODE [--game baccarat|dragon-tiger|roulette|sic-bo] [--seconds 15]' +
  ' [--dealer NAME] [--hls URL | --whep URL] [--fault silent|duplicate|gap|wrong-result]'

/** Reads command line and environment. Throws one sentence that says what is missing or malformed. */
export function readConfig(args: readonly string[], from: NodeJS.ProcessEnv) {
  const text = { type: 'string' } as const
  const names = {
    rooms: text,
    table: text,
    game: text,
    fault: text,
    seconds: text,
    dealer: text,
    hls: text,
    whep: text,
  }
  const { values } = parseArgs({ args: [...args], options: names })
  const read = options.safeParse(values)
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`)
    throw new Error(`${faults.join('; ')}\n${USAGE}`)
  }
  const { ROOMS_STUDIO_KEYS, LOG_LEVEL } = readEnvironment('The table feed', environment, from)
  const [first] = ROOMS_STUDIO_KEYS
  if (!first) throw new Error(USAGE)
  return { ...read.data, key: first, logLevel: LOG_LEVEL }
}
