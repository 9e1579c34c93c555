import { ACCOUNT_TYPES } from '@sanuk/contracts/identity'
import { type ModuleId, modulesOn, moduleTree } from '@sanuk/contracts/modules'
import { ownRules } from '@sanuk/contracts/registration-rules'
import { customerServiceEntry, licence, routerResource, themeTokens } from '@sanuk/contracts/system'
import { language } from '@sanuk/contracts/wire'
import { isCurrencyCode } from '@sanuk/money/currency'
import { type CountryCode, isSupportedCountry } from 'libphonenumber-js'
import * as z from 'zod/mini'
import type { Brand, FirebaseProject } from '#platform/caller'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import { readRules } from './registration-rules.ts'

const list = z.array(z.string())
const country = z.custom<CountryCode>((code) => typeof code === 'string' && isSupportedCountry(code))

const firebaseSetting = z.strictObject({
  project: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  /** The installation's stand-in for Google proves the numbers. */
  standIn: z.boolean(),
})

/** A row of `system.brand`: what operators wrote, read with the same care as anything from outside. */
export const brandRow = z.object({
  id: z.uuid(),
  code: z.string(),
  name: z.string(),
  demo: z.boolean(),
  domains: list,
  time_zone: z.string(),
  currency: z.string(),
  languages: z.tuple([language], language),
  lottery_type: z.string(),
  logo: z.nullable(z.string()),
  theme: themeTokens,
  logined_to_home_page: z.boolean(),
  agent_centre_types: z.array(z.union(ACCOUNT_TYPES.map((type) => z.literal(type)))),
  modules: list,
  registration: ownRules,
  age_minimum: z.number(),
  password_days: z.number(),
  customer_service: z.array(customerServiceEntry),
  blocked_countries: list,
  licences: z.array(licence),
  cdns: z.strictObject({ images: list, games: list }),
  gtag_id: z.nullable(z.string()),
  resources: z.array(routerResource),
  sms_countries: z.array(country),
  tells_unknown_accounts: z.boolean(),
  firebase: z.nullable(firebaseSetting),
  revision: z.number(),
  retired_at: z.nullable(z.date()),
})
export type BrandRow = z.output<typeof brandRow>

/** A time in which a brand is closed for work; without an end it lasts until it gets one. */
export type Maintenance = {
  readonly from: Date
  readonly until: Date | null
  /** What visitors are told, in the languages that have it. */
  readonly note: Readonly<Record<string, string>>
}

/** A brand with everything its site shows. */
export type BrandRecord = Brand &
  Pick<BrandRow, 'logo' | 'theme' | 'licences' | 'cdns' | 'resources' | 'registration' | 'revision'> & {
    readonly lotteryType: string
    readonly agentCentreTypes: BrandRow['agent_centre_types']
    readonly switchedOn: ReadonlySet<string>
    readonly rules: BrandRules
    readonly customerService: BrandRow['customer_service']
    readonly blockedCountries: ReadonlySet<string>
    readonly gtagId: string | null
    /** Since when its site is closed for good. */
    readonly retiredAt: Date | null
    /** What is under way or planned, the earliest first. */
    readonly maintenance: readonly Maintenance[]
  }

/** What stands beside a brand's row when it is read. */
type Beside = {
  readonly maintenance: readonly Maintenance[]
  /** Origin of the installation's stand-in for Firebase, where it has one. */
  readonly firebaseStandIn: string | null
}

/** Reads a brand. Throws for a record that cannot be served. */
export function readBrand(row: BrandRow, { maintenance, firebaseStandIn }: Beside): BrandRecord {
  const { id, code, name, demo, domains, languages, currency, logo, theme, licences, cdns, resources } = row
  const { registration, revision } = row
  if (!isCurrencyCode(currency)) throw new Error(`brand ${code} has an unknown currency ${currency}`)
  const switchedOn = new Set(row.modules)
  return {
    id,
    code,
    name,
    demo,
    domains,
    languages,
    currency,
    logo,
    theme,
    licences,
    cdns,
    resources,
    registration,
    revision,
    timeZone: row.time_zone,
    lotteryType: row.lottery_type,
    loginedToHomePage: row.logined_to_home_page,
    agentCentreTypes: row.agent_centre_types,
    switchedOn,
    // The names that come out are those of the tree.
    modules: modulesOn(moduleTree(switchedOn)) as ReadonlySet<ModuleId>,
    rules: readRules(row.registration),
    ageMinimum: row.age_minimum,
    passwordDays: row.password_days,
    customerService: row.customer_service,
    blockedCountries: new Set(row.blocked_countries),
    gtagId: row.gtag_id,
    retiredAt: row.retired_at,
    smsCountries: row.sms_countries,
    tellsUnknownAccounts: row.tells_unknown_accounts,
    firebase: firebaseOf(row, firebaseStandIn),
    maintenance,
  }
}

/** A stand-in believes whoever asks it, so only a demo brand may; where there is none, nobody proves anything by it. */
function firebaseOf({ firebase, demo, code }: BrandRow, standIn: string | null): FirebaseProject | null {
  if (!firebase?.standIn) return firebase && { ...firebase, standIn: null }
  if (!demo) throw new Error(`brand ${code} takes real money and may not believe a stand-in for Firebase`)
  return standIn === null ? null : { ...firebase, standIn }
}
