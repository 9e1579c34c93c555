import type { FieldFault } from '@sanuk/contracts/envelope'
import * as contract from '@sanuk/contracts/office-brand'
import { REGISTRATION_FIELDS, type RegistrationFieldName } from '@sanuk/contracts/registration-rules'
import type { Language } from '@sanuk/contracts/wire'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { BrandRules, System } from './index.ts'
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
  serve(contract.readBrandSettings, async ({ brand }) => {
    const record = await system.describe(brand.id)
    const { code, name, demo, domains, timeZone, languages, lotteryType, logo, theme, currency, revision } = record
    const { loginedToHomePage, agentCentreTypes, registration, ageMinimum, customerService, licences } = record
    const { cdns, gtagId, resources, smsCountries, tellsUnknownAccounts, firebase } = record
    return {
      ...{ code, name, demo, timeZone, lotteryType, logo, theme, currency, revision, loginedToHomePage },
      ...{ agentCentreTypes, registration, ageMinimum, customerService, licences, cdns, gtagId, resources },
      ...{ domains: [...domains], languages: [...languages], smsCountries: [...smsCountries], tellsUnknownAccounts },
      modules: contract.brandSettings.modules.parse([...record.switchedOn]),
      blockedCountries: [...record.blockedCountries],
      firebase: firebase && { ...firebase, standIn: firebase.standIn !== null },
    }
  })

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

function serveMaintenance(serve: Serve, maintenance: System['maintenance']): void {
  serve(contract.listMaintenance, async ({ brand }) => ({
    list: (await maintenance.list(brand.id)).map(({ id, startsAt, endsAt, note, state }) => ({
      ...{ id, state, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
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
  ...{ startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt), note: note ?? {} },
})
