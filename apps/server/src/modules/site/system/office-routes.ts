import type { FieldFault } from '@sanuk/contracts/envelope'
import { isAgentType } from '@sanuk/contracts/identity'
import * as contract from '@sanuk/contracts/office-brand'
import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import type { AnswerOf } from '@sanuk/contracts/route'
import type { Language } from '@sanuk/contracts/wire'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { BrandRecord, System } from './index.ts'
import { readRules } from './registration-rules.ts'
import { settingFaults } from './settings.ts'

type Needs = {
  readonly system: System
  /** What is wrong with one value by its rule, or `null`. */
  readonly ruleFault: (
    field: RegistrationFieldName,
    value: string | undefined,
    rule: BrandRules[RegistrationFieldName],
  ) => FieldFault | null
  readonly say: (language: Language, word: string, values?: Record<string, string | number>) => string
}

export function systemOfficeRoutes(serve: Serve, { system, ruleFault, say }: Needs): void {
  serve(contract.readBrandSettings, async ({ brand }) => settingsAnswer(await system.describe(brand.id)))

  serve(contract.changeBrandSettings, async ({ brand, body, origin }) => {
    const host = new URL(origin).hostname
    // A stand-in believes whoever asks it.
    if (body.settings.firebase?.standIn && !brand.demo) {
      throw new Refusal('invalid_request', { fields: [{ field: 'firebase.standIn', word: 'field.invalid' }] })
    }
    const revision = await system.changeSettings(brand.id, { ...body, host })
    return { revision }
  })

  serve(contract.tryRegistration, async ({ body, language }) => {
    const unsafe = settingFaults({ registration: body.registration }, '')
    if (unsafe.length > 0) throw new Refusal('invalid_request', { fields: unsafe })
    const rules = readRules(body.registration)
    const faults = REGISTRATION_FIELDS.flatMap((name) => {
      const value = body.values[name]
      return ruleFault(name, value === '' ? undefined : value, rules[name]) ?? []
    })
    return { faults: faults.map(({ field, word, values }) => ({ field, message: say(language, word, values) })) }
  })

  serveMaintenance(serve, system.maintenance)
}

function settingsAnswer(record: BrandRecord): AnswerOf<typeof contract.readBrandSettings> {
  return {
    code: record.code,
    name: record.name,
    demo: record.demo,
    domains: [...record.domains],
    timeZone: record.timeZone,
    currency: record.currency,
    languages: [...record.languages],
    logo: record.logo,
    theme: record.theme,
    loginedToHomePage: record.loginedToHomePage,
    agentCentreTypes: record.agentCentreTypes.filter(isAgentType),
    modules: contract.brandSettings.modules.parse([...record.switchedOn]),
    registration: record.registration,
    ageMinimum: record.ageMinimum,
    passwordDays: record.passwordDays,
    customerService: record.customerService,
    licences: record.licences,
    cdns: record.cdns,
    gtagId: record.gtagId,
    resources: record.resources,
    blockedCountries: [...record.blockedCountries],
    smsCountries: [...record.smsCountries],
    tellsUnknownAccounts: record.tellsUnknownAccounts,
    firebase: record.firebase && { ...record.firebase, standIn: record.firebase.standIn !== null },
    revision: record.revision,
  }
}

function serveMaintenance(serve: Serve, maintenance: System['maintenance']): void {
  serve(contract.listMaintenance, async ({ brand }) => ({
    list: (await maintenance.list(brand.id)).map(({ id, startsAt, endsAt, note, state }) => ({
      id,
      state,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      note: note.th || note.en ? { th: note.th ?? '', en: note.en ?? '' } : null,
    })),
  }))

  serve(contract.planMaintenance, ({ brand, body }) => maintenance.plan(brand.id, windowOf(body)))

  serve(contract.changeMaintenance, async ({ brand, params, body }) => {
    await maintenance.change(brand.id, params.id, windowOf(body))
    return {}
  })

  serve(contract.removeMaintenance, async ({ brand, params }) => {
    await maintenance.remove(brand.id, params.id)
    return {}
  })
}

type Wish = { startsAt: string; endsAt: string | null; note: { th: string; en: string } | null }

const windowOf = ({ startsAt, endsAt, note }: Wish) => ({
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
  note: note ?? {},
})
