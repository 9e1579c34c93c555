import type { AgentType } from '@sanuk/contracts/identity'
import { KNOWN_LANGUAGES } from '@sanuk/contracts/languages'
import { moduleTree } from '@sanuk/contracts/modules'
import { registrationRules } from '@sanuk/contracts/registration-rules'
import { domainRoute, status, whitelabel } from '@sanuk/contracts/system'
import type { Localized } from '@sanuk/contracts/wire'
import { currency } from '@sanuk/money/currency'
import { getCountryCallingCode } from 'libphonenumber-js'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { PublicSealingKey } from '#platform/sealing'
import type { Serve } from '#platform/serve'
import type { System } from './index.ts'
import { publishedRules } from './registration-rules.ts'

type Needs = {
  readonly system: System
  readonly clock: Clock
  readonly publicKey: () => Promise<PublicSealingKey>
  /** What a brand calls types of agents, of those that it named. */
  readonly agentTypeNames: (brand: string) => Promise<{ readonly type: AgentType; readonly names: Localized }[]>
}

export function systemRoutes(serve: Serve, needs: Needs): void {
  /** The page says which host it believes to be on; a page that was copied elsewhere is told so. */
  const ownBrand = async (brandId: string, host: string | undefined) => {
    if (host === undefined) return
    const brand = await needs.system.brandOf(host)
    if (brand?.id !== brandId) throw new Refusal('invalid_domain')
  }

  serve(whitelabel, async ({ brand, query }) => {
    await ownBrand(brand.id, query.host)
    const { code, name, demo, logo, theme, ...record } = await needs.system.describe(brand.id)
    return {
      brand: { code, name, demo },
      languages: record.languages.map((code) => ({ code, ...KNOWN_LANGUAGES[code] })),
      defaultLanguage: record.languages[0],
      timeZone: record.timeZone,
      currency: { ...currency(record.currency) },
      lotteryType: record.lotteryType,
      logo,
      theme,
      loginedToHomePage: record.loginedToHomePage,
      agentCentreTypes: record.agentCentreTypes,
      agentTypeNames: await needs.agentTypeNames(brand.id),
      modules: moduleTree(record.switchedOn),
      customerService: record.customerService,
      licences: record.licences,
      cdns: record.cdns,
      gtagId: record.gtagId,
      ageMinimum: record.ageMinimum,
      firebase: record.firebase,
      diallingCodes: record.smsCountries.map((country) => getCountryCallingCode(country)),
      sealingKey: await needs.publicKey(),
      serverTime: needs.clock().getTime(),
    }
  })

  serve(status, async ({ brand, query, address, language }) => {
    await ownBrand(brand.id, query.host)
    const closed = needs.system.closedTo(await needs.system.describe(brand.id), address)
    const common = { ip: address, serverTime: needs.clock().getTime() }
    if (closed?.reason !== 'maintenance') {
      return { ...common, status: closed ? STATUS[closed.reason] : (0 as const), until: null, note: null }
    }
    const { until, note } = closed.maintenance
    return { ...common, status: 1 as const, until: until?.toISOString() ?? null, note: note[language] ?? null }
  })

  serve(registrationRules, async ({ brand }) => publishedRules(await needs.system.rulesOf(brand.id)))

  serve(domainRoute, async ({ brand }) => {
    const { resources, domains } = await needs.system.describe(brand.id)
    return { resources, domainList: [...domains] }
  })
}

const STATUS = { region_blocked: 2, brand_retired: 3 } as const
