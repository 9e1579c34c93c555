import * as z from 'zod/mini'
import { ACCOUNT_TYPES, AGENT_TYPES } from './identity.ts'
import type { ModuleNode } from './modules.ts'
import { route } from './route.ts'
import { currencyCode, instant, language, localized, shortText } from './wire.ts'

const host = z.strictObject({ host: z.optional(shortText) })

/** A public key of P-256 as JWK, under which sealed bodies are encrypted. */
const sealingKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
})

const moduleNode: z.ZodMiniType<ModuleNode, ModuleNode> = z.strictObject({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  childrenNodes: z.array(z.lazy(() => moduleNode)),
})

/** Colours of the interface that a brand may choose, by the names of their tokens. */
export const THEME_TOKENS = ['jade', 'jade-hover', 'jade-ink', 'jade-tint', 'on-jade', 'focus'] as const

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))
const palette = z.partialRecord(z.enum(THEME_TOKENS), colour)
export const themeTokens = z.strictObject({ light: palette, dark: palette })
export type ThemeTokens = z.output<typeof themeTokens>

export const CUSTOMER_SERVICE_KINDS = [
  'LIVECHAT',
  'VIP',
  'TELEGRAM',
  'FACEBOOK',
  'IG',
  'MESSENGER',
  'WHATSAPP',
  'LINE',
] as const

export const customerServiceEntry = z.strictObject({ csType: z.enum(CUSTOMER_SERVICE_KINDS), path: z.string() })
export const licence = z.strictObject({
  name: z.string(),
  number: z.nullable(z.string()),
  link: z.nullable(z.string()),
})

const firebaseProject = z.strictObject({
  project: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** Origin of what a demo brand speaks to instead of Google. */
  standIn: z.nullable(z.string()),
})
export type FirebaseProject = z.output<typeof firebaseProject>

/** Everything the site must know of the brand before it can draw anything. */
export const whitelabel = route({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'visitor',
  answeredWhenClosed: true,
  atTheDoor: true,
  kept: 'brand',
  summary: 'The brand of this address: name, languages, currency, switches, sealing key.',
  query: host,
  answer: z.strictObject({
    brand: z.strictObject({ code: z.string(), name: z.string(), demo: z.boolean() }),
    languages: z.array(z.strictObject({ code: language, name: z.string(), direction: z.enum(['ltr', 'rtl']) })),
    defaultLanguage: language,
    timeZone: z.string(),
    currency: z.strictObject({ code: currencyCode, symbol: z.string(), decimals: z.number() }),
    lotteryType: z.string(),
    /** Address of the brand's own mark; without one its name is written. */
    logo: z.nullable(z.string()),
    theme: themeTokens,
    loginedToHomePage: z.boolean(),
    /** Account types that see the agent centre. */
    agentCentreTypes: z.array(z.union(ACCOUNT_TYPES.map((type) => z.literal(type)))),
    /** What the brand calls types of agents; those that are left out have their usual names. */
    agentTypeNames: z.array(z.strictObject({ type: z.literal(AGENT_TYPES), names: localized })),
    modules: z.array(moduleNode),
    customerService: z.array(customerServiceEntry),
    licences: z.array(licence),
    /** Where pictures and games may be fetched from besides. */
    cdns: z.strictObject({ images: z.array(z.string()), games: z.array(z.string()) }),
    /** Whose analytics a visitor may consent to. */
    gtagId: z.nullable(z.string()),
    ageMinimum: z.number(),
    /** By which project of Firebase mobile numbers are proved; `null` where codes of ours do it. */
    firebase: z.nullable(firebaseProject),
    /** Codes for dialling of the countries whose numbers get codes by SMS, as `66`, the usual one first. */
    diallingCodes: z.array(z.string()),
    sealingKey,
    /** The time that sealed bodies name, in ms since 1970; some seconds old, as the whole answer may be. */
    serverTime: z.number(),
  }),
  refusals: [],
})

export const status = route({
  method: 'GET',
  path: '/wps/system/status',
  access: 'visitor',
  answeredWhenClosed: true,
  atTheDoor: true,
  summary: '0 open, 1 maintenance, 2 region blocked, 3 closed for good; with the address the visitor comes from.',
  query: host,
  answer: z.strictObject({
    status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
    ip: z.string(),
    /** When maintenance is over, as far as that is known. */
    until: z.nullable(instant),
    /** What the operator says about it. */
    note: z.nullable(z.string()),
    /** The server's clock as it answers, in ms since 1970. */
    serverTime: z.number(),
  }),
  refusals: [],
})

export const routerResource = z.strictObject({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.nullable(z.string()),
})

export const domainRoute = route({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'visitor',
  atTheDoor: true,
  kept: 'brand',
  summary: 'The brand’s other addresses, and where its apps are.',
  answer: z.strictObject({ resources: z.array(routerResource), domainList: z.array(z.string()) }),
  refusals: [],
})
