import { currencyCodes } from '@sanuk/money/currency'
import * as z from 'zod/mini'
import { hostName } from './host-name.ts'
import { AGENT_TYPES } from './identity.ts'
import { MODULE_IDS } from './modules.ts'
import { ownRules, REGISTRATION_FIELDS } from './registration-rules.ts'
import { route } from './route.ts'
import { customerServiceEntry, licence, routerResource, themeTokens } from './system.ts'
import { instant, LANGUAGES, language, localized, shortText, timeZone, uuid } from './wire.ts'

/** An origin over TLS, or on this machine. */
const secureOrigin = z
  .string()
  .check(z.maxLength(255), z.regex(/^(https:\/\/[a-z0-9.-]+|http:\/\/localhost)(:\d{1,5})?$/))
/** What somebody may press: a page over TLS, or whom to write and call. Nothing that runs. */
const pressable = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/[^\s"'<>]+|mailto:[^\s"'<>]+|tel:[+\d-]+)$/))
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** What an operator sets of a brand. Its code, its currency and whether it is a demo were decided when it was made. */
export const brandSettings = {
  name: z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\p{Cc}\p{Cs}<>]*$/u)),
  /** Host names, the one that letters lead to first. */
  domains: z.array(hostName).check(z.minLength(1), z.maxLength(50)),
  timeZone,
  /** The first is the default. */
  languages: z.array(language).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  logo: z.nullable(z.string().check(z.maxLength(500), z.regex(/^(https:\/\/|\/)[^\s"'<>]*$/))),
  theme: themeTokens,
  loginedToHomePage: z.boolean(),
  /** Types of agents that may be given to members, and whose agents see the agent centre. */
  agentCentreTypes: z.array(z.literal(AGENT_TYPES)).check(z.maxLength(AGENT_TYPES.length)),
  modules: z.array(z.enum(MODULE_IDS)),
  registration: ownRules,
  ageMinimum: z.number().check(z.int(), z.gte(18), z.lte(30)),
  /** After how many days a password expires; whether it must be changed then is a switch. */
  passwordDays: z.number().check(z.int(), z.gte(1), z.lte(3650)),
  customerService: z.array(z.extend(customerServiceEntry, { path: pressable })).check(z.maxLength(20)),
  licences: z.array(z.extend(licence, { link: z.nullable(pressable) })).check(z.maxLength(10)),
  /** Origins that stand before ours: for the site's own pictures, and for the pages of the built-in vendor's games. */
  cdns: z.strictObject({
    images: z.array(secureOrigin).check(z.maxLength(10)),
    games: z.array(secureOrigin).check(z.maxLength(10)),
  }),
  gtagId: z.nullable(z.string().check(z.regex(/^G-[A-Z0-9]{4,16}$/))),
  resources: z
    .array(z.extend(routerResource, { url: pressable, qrCodeUrl: z.nullable(pressable) }))
    .check(z.maxLength(20)),
  blockedCountries: z.array(countryCode).check(z.maxLength(250)),
  smsCountries: z.array(countryCode).check(z.minLength(1), z.maxLength(50)),
  tellsUnknownAccounts: z.boolean(),
  /** The project by which numbers are proved, as Firebase's console shows it for a web app; only demos have a stand-in. */
  firebase: z.nullable(
    z.strictObject({
      project: z.string().check(z.regex(/^[a-z][a-z0-9-]{3,61}[a-z0-9]$/)),
      apiKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,120}$/)),
      authDomain: hostName,
      standIn: z.boolean(),
    }),
  ),
}

export const readBrandSettings = route({
  method: 'GET',
  path: '/ops/brand',
  access: 'operator',
  power: 'brand.see',
  summary: 'Everything that is set of the brand.',
  answer: z.strictObject({
    ...brandSettings,
    code: z.string(),
    demo: z.boolean(),
    currency: z.enum(currencyCodes),
    /** Counts the changes: whoever saves says which they saw. */
    revision: z.number(),
  }),
  refusals: [],
})

export const changeBrandSettings = route({
  method: 'PUT',
  path: '/ops/brand',
  access: 'operator',
  power: 'brand.change',
  summary: 'Changes what is named and leaves the rest. It is on the site at once.',
  body: z.strictObject({ revision: z.number(), settings: z.partial(z.strictObject(brandSettings)) }),
  answer: z.strictObject({ revision: z.number() }),
  refusals: ['changed_meanwhile'],
})

/** A time in which the site is closed for work. */
const window = {
  startsAt: instant,
  /** Unknown yet where it is `null`. */
  endsAt: z.nullable(instant),
  note: z.nullable(localized),
}

export const listMaintenance = route({
  method: 'GET',
  path: '/ops/brand/maintenance',
  access: 'operator',
  power: 'brand.see',
  summary: 'When the site is, will be and lately was closed for work, the latest first.',
  answer: z.strictObject({
    list: z.array(z.strictObject({ id: uuid, ...window, state: z.enum(['planned', 'under_way', 'over']) })),
  }),
  refusals: [],
})

export const planMaintenance = route({
  method: 'POST',
  path: '/ops/brand/maintenance',
  access: 'operator',
  power: 'brand.change',
  summary: 'Closes the site for a time, or from now on.',
  body: z.strictObject(window),
  answer: z.strictObject({ id: uuid }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const changeMaintenance = route({
  method: 'PUT',
  path: '/ops/brand/maintenance/{id}',
  access: 'operator',
  power: 'brand.change',
  summary: 'Another time or word for it; an end that is now opens the site.',
  params: byId,
  body: z.strictObject(window),
  answer: z.strictObject({}),
  refusals: [],
})

export const removeMaintenance = route({
  method: 'DELETE',
  path: '/ops/brand/maintenance/{id}',
  access: 'operator',
  power: 'brand.change',
  summary: 'Takes a plan back that has not begun.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['already_begun'],
})

export const tryRegistration = route({
  method: 'POST',
  path: '/ops/brand/registration/try',
  access: 'operator',
  power: 'brand.see',
  summary: 'What a registration by these rules would say to these values, before they are saved.',
  body: z.strictObject({
    registration: ownRules,
    values: z.partialRecord(z.enum(REGISTRATION_FIELDS), z.string().check(z.maxLength(255))),
  }),
  answer: z.strictObject({
    faults: z.array(z.strictObject({ field: z.string(), message: shortText })),
  }),
  refusals: [],
})

export const readSupportKey = route({
  method: 'GET',
  path: '/ops/brand/support-key',
  access: 'operator',
  power: 'brand.change',
  summary: 'The key by which the brand’s customer service checks the tokens of support links, in base64url.',
  answer: z.strictObject({ key: z.string() }),
  refusals: ['function_off'],
})
