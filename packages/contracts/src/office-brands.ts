import { realCurrencies } from '@sanuk/money/currency'
import * as z from 'zod/mini'
import { hostName } from './host-name.ts'
import { brandSettings, countryCode } from './office-brand.ts'
import { route } from './route.ts'
import { currencyCode, instant, language } from './wire.ts'

/** What a brand is called in commands, files and logs. It stays. */
export const brandCode = z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,31}$/))

/** A brand as it is made, by the office or by `./sanuk brand add`. */
export const newBrand = z.strictObject({
  code: brandCode,
  name: brandSettings.name,
  /** The first is where its letters lead to. */
  domains: brandSettings.domains,
  currency: z.enum(realCurrencies),
  languages: brandSettings.languages,
  timeZone: brandSettings.timeZone,
  /** Whose mobile numbers are the usual ones. */
  country: countryCode,
  /** The brand whose look, switches, rules, roles and ways to pay it begins with; without one, the defaults. */
  copyOf: z.nullable(brandCode),
})
export type NewBrand = z.output<typeof newBrand>

export const listBrands = route({
  method: 'GET',
  path: '/ops/brands',
  access: 'operator',
  power: 'brands.see',
  summary: 'Every brand of the installation, its own first. Answered at the installation’s own brand only.',
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        code: z.string(),
        name: z.string(),
        demo: z.boolean(),
        /** The installation's own brand, whose operators run the platform. */
        home: z.boolean(),
        domains: z.array(z.string()),
        currency: currencyCode,
        languages: z.array(language),
        timeZone: z.string(),
        country: z.string(),
        madeAt: instant,
        /** Since when its site is closed for good. */
        retiredAt: z.nullable(instant),
      }),
    ),
  }),
  refusals: [],
})

export const addBrand = route({
  method: 'POST',
  path: '/ops/brands',
  access: 'operator',
  power: 'brands.change',
  summary: 'Makes a brand, which is served at once. Its first two operators are made by `./sanuk operator add`.',
  body: newBrand,
  answer: z.strictObject({ code: brandCode }),
  refusals: ['code_in_use'],
})

const byCode = z.strictObject({ code: brandCode })

export const setBrandHosts = route({
  method: 'PUT',
  path: '/ops/brands/{code}/hosts',
  access: 'operator',
  power: 'brands.change',
  summary: 'Gives a brand these host names instead of those it had, at once.',
  params: byCode,
  body: z.strictObject({ domains: brandSettings.domains }),
  answer: z.strictObject({}),
  refusals: [],
})

export const checkHost = route({
  method: 'GET',
  path: '/ops/brands/host',
  access: 'operator',
  power: 'brands.see',
  summary: 'Whose a host name is, and to which addresses it resolves now.',
  query: z.strictObject({ name: hostName }),
  answer: z.strictObject({ owner: z.nullable(z.string()), addresses: z.array(z.string()) }),
  refusals: [],
})

export const retireBrand = route({
  method: 'PUT',
  path: '/ops/brands/{code}/retired',
  access: 'operator',
  power: 'brands.change',
  summary: 'Closes a brand’s site for good, or opens it again. Rounds under way end, and its office stays open.',
  params: byCode,
  body: z.strictObject({ retired: z.boolean() }),
  answer: z.strictObject({}),
  refusals: ['home_brand'],
})
