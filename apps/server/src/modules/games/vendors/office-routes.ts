import { dayOf } from '@sanuk/contracts/calendar-day'
import * as contract from '@sanuk/contracts/office-vendors'
import { startOfDay } from '#platform/business-days'
import type { CategoriesOfVendors } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { AskVendor } from '#platform/vendors'
import { callAnswer } from './call-answer.ts'
import { testAddress } from './test-address.ts'
import { trafficAnswer, trafficSpan } from './traffic-answer.ts'
import { settingsWish, vendorAnswer, vendorSummary } from './vendor-answer.ts'
import { type Played, type Standing, vendorToday } from './vendor-today.ts'
import type { Vendors } from './vendors.ts'

/** As many calls as a person looks through. */
const CALLS_SHOWN = 200

type Needs = {
  readonly vendors: Vendors
  readonly clock: Clock
  /** A brand's rounds of a vendor that began since then. */
  readonly playedAt: (of: { readonly brand: string; readonly vendor: string }, since: Date) => Promise<Played[]>
  /** Which categories each vendor has games of. */
  readonly categories: CategoriesOfVendors
  /** Enters the one game with which a vendor of the main wallet begins. */
  readonly addSandboxGame: (vendor: { readonly code: string; readonly name: string }) => Promise<void>
  readonly askVendor: AskVendor
  /** What a vendor's limits are measured by, over all brands. */
  readonly standingOf: (vendor: string) => Promise<Standing[]>
}

export function vendorsOfficeRoutes(serve: Serve, needs: Needs): void {
  serveVendors(serve, needs)
  serveCalls(serve, needs)
}

function serveVendors(serve: Serve, needs: Needs): void {
  const { vendors, clock, playedAt, standingOf } = needs
  const describe = async (code: string) => {
    const [vendor, keys, lastCalls] = await Promise.all([vendors.find(code), vendors.keys(), vendors.lastCalls()])
    if (!vendor) throw new Refusal('not_found')
    return vendorAnswer(vendor, {
      keys: keys.filter((key) => key.vendor === code),
      lastCallAt: lastCalls.get(code),
    })
  }

  serve(contract.listVendors, async () => {
    const [all, keys, lastCalls, categories] = await Promise.all([
      vendors.list(),
      vendors.keys(),
      vendors.lastCalls(),
      needs.categories(),
    ])
    const liveKeys = (code: string) => keys.filter(({ vendor, revokedAt }) => vendor === code && !revokedAt).length
    return {
      list: all.map((vendor) => ({
        ...vendorSummary(vendor, { liveKeys: liveKeys(vendor.code), lastCallAt: lastCalls.get(vendor.code) }),
        categories: [...(categories.get(vendor.code) ?? [])],
      })),
    }
  })

  serve(contract.addVendor, async ({ body: { code, name, wallet, address } }) => {
    if (wallet === 'transfer' && address === null) {
      throw new Refusal('invalid_request', { fields: [{ field: 'address', word: 'field.required' }] })
    }
    if (!(await vendors.add({ code, name, wallet, address, sandbox: true }))) {
      throw new Refusal('code_in_use', { fields: [{ field: 'code', word: 'refusal.code_in_use' }] })
    }
    // One that holds a wallet of its own lists its games itself.
    if (wallet === 'seamless') await needs.addSandboxGame({ code, name })
    return describe(code)
  })

  serve(contract.testVendorAddress, ({ params }) => testAddress(needs)(params.code))

  serve(contract.readVendor, ({ params }) => describe(params.code))

  serve(contract.readVendorToday, async ({ params: { code }, brand }) => {
    const vendor = await vendors.find(code)
    if (!vendor) throw new Refusal('not_found')
    const since = startOfDay(dayOf(clock(), brand.timeZone), brand.timeZone)
    const [played, standing] = await Promise.all([playedAt({ brand: brand.id, vendor: code }, since), standingOf(code)])
    return { list: vendorToday({ limits: vendor.limits, played, standing }) }
  })

  serve(contract.changeVendor, async ({ params, body }) => {
    await vendors.change(params.code, settingsWish(body))
    return describe(params.code)
  })

  serve(contract.enableVendor, async ({ params, body }) => {
    await vendors.enable(params.code, body.enabled)
    return describe(params.code)
  })

  serve(contract.makeVendorKey, ({ params, body }) => vendors.makeKey(params.code, body.publicKey))

  serve(contract.revokeVendorKey, async ({ params }) => {
    await vendors.revokeKey(params.code, params.id)
    return {}
  })
}

function serveCalls(serve: Serve, { vendors, clock }: Needs): void {
  serve(contract.listVendorCalls, async ({ params }) => ({
    list: (await vendors.calls(params.code, CALLS_SHOWN)).map(callAnswer),
  }))

  serve(contract.readVendorTraffic, async ({ params, query }) => {
    const span = trafficSpan(query.hours === '1' ? 1 : query.hours === '6' ? 6 : 24, clock())
    return trafficAnswer(await vendors.traffic(params.code, span.since, span.stepMinutes), span)
  })

  serve(contract.readVendorCall, async ({ params }) => {
    const { call, signature } = await vendors.call(params.code, params.id)
    return {
      ...callAnswer(call),
      method: call.method,
      path: call.path,
      answer: call.answer,
      headers: Object.entries(call.headers).map(([name, value]) => ({ name, value })),
      body: call.body?.toString('utf8') ?? null,
      signature: signature && { text: signature.text, mistakes: [...signature.mistakes] },
    }
  })
}
