import * as z from 'zod/mini'
import { route } from './route.ts'
import { currencyCode, instant, language, shortText } from './wire.ts'

const host = z.strictObject({ host: z.optional(shortText) })

/** A public key of P-256 as JWK, under which sealed bodies are encrypted. */
const sealingKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
})

/** Node of the brand's module tree; a node that is off takes its children with it. */
export type ModuleNode = { modId: string; enabled: '0' | '1'; childrenNodes: ModuleNode[] }

const moduleNode: z.ZodMiniType<ModuleNode, ModuleNode> = z.strictObject({
  modId: z.string(),
  enabled: z.enum(['0', '1']),
  childrenNodes: z.array(z.lazy(() => moduleNode)),
})

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

/** Everything the site must know of the brand before it can draw anything. */
export const whitelabel = route({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'visitor',
  answeredWhenClosed: true,
  summary: 'The brand of this address: name, languages, currency, switches, sealing key.',
  query: host,
  answer: z.strictObject({
    brand: z.strictObject({ code: z.string(), name: z.string(), demo: z.boolean() }),
    languages: z.array(language),
    defaultLanguage: language,
    timeZone: z.string(),
    currency: z.strictObject({ code: currencyCode, symbol: z.string(), decimals: z.number() }),
    loginedToHomePage: z.boolean(),
    modules: z.array(moduleNode),
    customerService: z.array(z.strictObject({ csType: z.enum(CUSTOMER_SERVICE_KINDS), path: z.string() })),
    licences: z.array(
      z.strictObject({ name: z.string(), number: z.nullable(z.string()), link: z.nullable(z.string()) }),
    ),
    sealingKey,
    serverTime: z.number(),
  }),
  refusals: [],
})

export const status = route({
  method: 'GET',
  path: '/wps/system/status',
  access: 'visitor',
  answeredWhenClosed: true,
  summary: '0 open, 1 maintenance, 2 region blocked; with the address the visitor comes from.',
  query: host,
  answer: z.strictObject({
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    ip: z.string(),
    /** When maintenance is over, as far as that is known. */
    until: z.nullable(instant),
    /** What the operator says about it. */
    note: z.nullable(z.string()),
  }),
  refusals: [],
})

/** Kinds of pattern a rule may name; their words stand in the locales under `pattern.<kind>`. */
export const PATTERN_KINDS = ['any', 'letterThenLettersAndDigits', 'noSpaces', 'mailbox', 'digits'] as const

export const registrationField = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.enum(PATTERN_KINDS),
  minLength: z.number(),
  maxLength: z.number(),
})
export type RegistrationField = z.output<typeof registrationField>

export const REGISTRATION_FIELDS = ['username', 'password', 'birthday', 'affiliateCode'] as const
export type RegistrationFieldName = (typeof REGISTRATION_FIELDS)[number]

export const registrationRules = route({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'visitor',
  summary: 'Which fields the registration shows, which it demands, and what each accepts.',
  answer: z.strictObject({
    username: registrationField,
    password: registrationField,
    birthday: registrationField,
    affiliateCode: registrationField,
  }),
  refusals: [],
})
