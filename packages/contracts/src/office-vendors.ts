import * as z from 'zod/mini'
import { GAME_TYPES } from './catalogue.ts'
import { route } from './route.ts'
import { currencyCode, instant, money, shortText, signedMoney } from './wire.ts'

const code = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const keyId = z.string().check(z.minLength(1), z.maxLength(64))

/** Scheme, host and port of a vendor, as in `https://games.example`: it becomes a part of our pages' policy. */
export const vendorOrigin = z
  .url()
  .check(z.maxLength(200), z.regex(/^https?:\/\/([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:\d{1,5})?$/))

/**
 * Where the money of a vendor's games is: in the main wallet, by the vendor's calls, or in a wallet of the vendor's own.
 */
export const VENDOR_WALLETS = ['seamless', 'transfer'] as const

const summary = {
  code,
  name: z.string(),
  /** A `house` vendor is the platform itself: it has no address and no keys, and is called by nobody. */
  wallet: z.enum([...VENDOR_WALLETS, 'house']),
  /** Its games are shown to nobody, and its calls can be watched. */
  sandbox: z.boolean(),
  enabled: z.boolean(),
  /** Brought by the environment or by the platform itself, which alone say its name, wallet, address and keys. */
  configured: z.boolean(),
  /** Those that sign now; `null` where the environment has them, or there can be none. */
  liveKeys: z.nullable(z.number()),
  /** Of sandbox vendors, whose calls are kept for a day. */
  lastCallAt: z.nullable(instant),
}

export const KEY_ALGORITHMS = ['hmac', 'ed25519'] as const

const key = z.strictObject({
  id: keyId,
  algorithm: z.enum(KEY_ALGORITHMS),
  madeAt: instant,
  revokedAt: z.nullable(instant),
})

/** What an operator decides about a vendor. */
const settings = {
  name: shortText.check(z.maxLength(64)),
  /** Where it is called and its pages come from; only a sandbox vendor or one of the house may have none. */
  address: z.nullable(vendorOrigin),
  sandbox: z.boolean(),
  /** Ranges its calls come from, as CIDR; anywhere without any. */
  addresses: z.array(z.union([z.cidrv4(), z.cidrv6()])).check(z.maxLength(50)),
  /**
   * What its games may win: in total beyond what was staked, within an hour, and by one jackpot. `null` is as much as they
   * will.
   */
  limits: z
    .array(
      z.strictObject({
        currency: currencyCode,
        float: z.nullable(money),
        hourlyWin: z.nullable(money),
        largestJackpot: z.nullable(money),
      }),
    )
    .check(z.maxLength(10)),
  /** Campaigns that may pay prizes without regard to a stake, and how much each may pay in total. */
  campaigns: z
    .array(
      z.strictObject({
        code: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
        currency: currencyCode,
        budget: money,
      }),
    )
    .check(z.maxLength(100)),
  /** An hour's wins in per cent of its stakes that raise the alarm, once so many rounds were played. */
  alarm: z.nullable(
    z.strictObject({
      percent: z.int().check(z.gte(1), z.lte(100_000)),
      rounds: z.int().check(z.gte(1), z.lte(1_000_000)),
    }),
  ),
  /** Whether a round wins no more than its game's largest win. */
  capEnforced: z.boolean(),
}

/** After how many hours without a word from a vendor members' money at its seats is brought home. */
const seatHours = z.int().check(z.gte(1), z.lte(168))

const vendor = z.strictObject({
  ...summary,
  ...settings,
  name: z.string(),
  seatHours,
  keys: z.array(key),
  madeAt: instant,
})

const one = z.strictObject({ code })

export const listVendors = route({
  method: 'GET',
  path: '/ops/vendors',
  access: 'operator',
  power: 'vendors.see',
  summary: 'Game vendors in the order in which they came.',
  answer: z.strictObject({
    /** `categories`: of which it has games, those that are shown to nobody included. */
    list: z.array(z.strictObject({ ...summary, categories: z.array(z.enum(GAME_TYPES)) })),
  }),
  refusals: [],
})

export const addVendor = route({
  method: 'POST',
  path: '/ops/vendors',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Enters a vendor, in the sandbox and without a key. Its code and its kind of wallet stay.',
  body: z.strictObject({ code, name: settings.name, wallet: z.enum(VENDOR_WALLETS), address: settings.address }),
  answer: vendor,
  refusals: ['code_in_use'],
})

export const testVendorAddress = route({
  method: 'POST',
  path: '/ops/vendors/{code}/test',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Asks a vendor for its list of games at its address, signed by its key, and takes nothing over.',
  params: one,
  answer: z.strictObject({
    /** `refused` is an answer that is no success, `malformed` one that is not what the guide for vendors says. */
    outcome: z.enum(['answered', 'no_address', 'no_key', 'unreachable', 'refused', 'malformed']),
    /** The status of HTTP; `null` where nothing was answered. */
    status: z.nullable(z.number()),
    tookMs: z.number(),
    /** How many games of each category it lists. */
    games: z.array(z.strictObject({ gameType: z.enum(GAME_TYPES), games: z.number() })),
  }),
  refusals: [],
})

export const readVendor = route({
  method: 'GET',
  path: '/ops/vendors/{code}',
  access: 'operator',
  power: 'vendors.see',
  summary: 'One vendor with its settings and keys.',
  params: one,
  answer: vendor,
  refusals: [],
})

export const readVendorToday = route({
  method: 'GET',
  path: '/ops/vendors/{code}/today',
  access: 'operator',
  power: 'vendors.see',
  summary: 'A vendor’s rounds that began on the brand’s business day so far, and how much of its limits is used.',
  params: one,
  answer: z.strictObject({
    /** A line for each currency that was ever played in or is limited. Of a vendor with a wallet of its own there is none. */
    list: z.array(
      z.strictObject({
        currency: currencyCode,
        /** Of this brand; what was rolled back is left out. */
        rounds: z.number(),
        stake: money,
        win: money,
        /** Stakes less wins. */
        gross: signedMoney,
        /** The limit, or `null` without one; and by how much its games won more than was staked, ever, in all brands. */
        float: z.nullable(money),
        ahead: signedMoney,
        /** The limit, or `null` without one; and the wins of the last hour, in all brands. */
        hourlyWin: z.nullable(money),
        hourWon: money,
      }),
    ),
  }),
  refusals: [],
})

export const changeVendor = route({
  method: 'PUT',
  path: '/ops/vendors/{code}',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Changes a vendor’s settings. What the environment or the platform itself says of it stays.',
  params: one,
  /** What is not said of seats stays as it is. */
  body: z.strictObject({ ...settings, seatHours: z.optional(seatHours) }),
  answer: vendor,
  refusals: [],
})

export const enableVendor = route({
  method: 'PUT',
  path: '/ops/vendors/{code}/enabled',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Switches a vendor off or on: off, its calls are refused and its games do not open, from this second.',
  params: one,
  body: z.strictObject({ enabled: z.boolean() }),
  answer: vendor,
  refusals: [],
})

export const makeVendorKey = route({
  method: 'POST',
  path: '/ops/vendors/{code}/keys',
  access: 'operator',
  power: 'vendors.change',
  summary:
    'Makes a shared secret, or takes the public half of the vendor’s own Ed25519 key. Two of a kind may be live.',
  params: one,
  body: z.strictObject({ publicKey: z.optional(z.string().check(z.maxLength(2_000))) }),
  /** `secret` is told this once; `null` where the vendor brought the key. */
  answer: z.strictObject({ id: keyId, secret: z.nullable(z.string()) }),
  refusals: ['two_keys_live', 'vendor_configured'],
})

export const revokeVendorKey = route({
  method: 'DELETE',
  path: '/ops/vendors/{code}/keys/{id}',
  access: 'operator',
  power: 'vendors.change',
  summary: 'Takes a key away for ever.',
  params: z.strictObject({ code, id: keyId }),
  answer: z.strictObject({}),
  refusals: ['vendor_configured'],
})

const callSummary = {
  id: z.string(),
  at: instant,
  /** The name of the call, or the whole path where it is none of ours. */
  call: z.string(),
  httpStatus: z.number(),
  /** What the answer says; `null` where it says nothing. */
  status: z.nullable(z.string()),
  /** From the whole request being here to the answer, in milliseconds. */
  tookMs: z.number(),
}

export const listVendorCalls = route({
  method: 'GET',
  path: '/ops/vendors/{code}/calls',
  access: 'operator',
  power: 'vendors.see',
  summary: 'The last 200 calls of a sandbox vendor, newest first; they are kept for a day.',
  params: one,
  answer: z.strictObject({ list: z.array(z.strictObject(callSummary)) }),
  refusals: [],
})

/** How far back a chart of a vendor's calls reaches. */
export const TRAFFIC_HOURS = ['1', '6', '24'] as const
export type TrafficHours = 1 | 6 | 24

export const readVendorTraffic = route({
  method: 'GET',
  path: '/ops/vendors/{code}/traffic',
  access: 'operator',
  power: 'vendors.see',
  summary:
    'A vendor’s calls of the last hours, over all brands: how many, how many went wrong for another reason than a rule of the game or of money, and how long they took.',
  params: one,
  query: z.strictObject({ hours: z.enum(TRAFFIC_HOURS) }),
  answer: z.strictObject({
    stepMinutes: z.number(),
    list: z.array(
      z.strictObject({
        at: instant,
        calls: z.number(),
        errors: z.number(),
        /** Half of the calls, and all but one in a hundred, took at most so many milliseconds; `null` without any. */
        p50: z.nullable(z.number()),
        p99: z.nullable(z.number()),
      }),
    ),
  }),
  refusals: [],
})

/** Why a signature was not right, as far as we can tell. */
export const SIGNATURE_MISTAKES = [
  'no_key',
  'unknown_key',
  'no_timestamp',
  'timestamp_in_seconds',
  'timestamp_off',
  'no_signature',
  'upper_case',
  'not_hex',
  'not_base64',
  'line_feed_at_end',
  'body_written_again',
  'without_path_prefix',
  'with_host',
  'secret_decoded',
  'other_text',
] as const

export const readVendorCall = route({
  method: 'GET',
  path: '/ops/vendors/{code}/calls/{id}',
  access: 'operator',
  power: 'vendors.see',
  summary: 'One call of a sandbox vendor as it went over the wire.',
  params: z.strictObject({ code, id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  answer: z.strictObject({
    ...callSummary,
    method: z.string(),
    path: z.string(),
    headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    /** `null` where it was refused unread. */
    body: z.nullable(z.string()),
    answer: z.string(),
    /** Of a wrong signature: the text that was to be signed, and what is wrong. */
    signature: z.nullable(z.strictObject({ text: z.string(), mistakes: z.array(z.enum(SIGNATURE_MISTAKES)) })),
  }),
  refusals: [],
})
