import * as contract from '@sanuk/contracts/office-cashier-settings'
import { groupAccountNumber } from '@sanuk/contracts/thai-banks'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Approvals } from '../approvals/index.ts'
import type { Cashier, Method } from './index.ts'
import { clockOf, percentOf } from './routes.ts'

type Needs = { readonly cashier: Cashier; readonly approvals: Pick<Approvals, 'propose' | 'waitingAbout'> }

/** How a brand takes money, and where it is to arrive. */
export function cashierSettingsRoutes(serve: Serve, { cashier, approvals }: Needs): void {
  const { methods, desk } = cashier

  serve(contract.listDepositMethods, async ({ brand }) => ({
    list: (await methods.methodsOf(brand.id)).map(settingsOf),
  }))

  serve(contract.saveDepositMethod, async ({ brand, params, body }) => {
    await methods.saveMethod(brand.id, methodOf(params.code, body), body.place)
    return {}
  })

  serve(contract.listReceivingAccounts, async ({ brand }) => {
    const accounts = await methods.accountsOf(brand.id)
    const ids = accounts.map(({ id }) => id)
    const [proposed, expected, balances] = await Promise.all([
      approvals.waitingAbout(brand.id, ['cashier.account'], ids),
      cashier.expectedAt(brand.id),
      cashier.balancesAt(brand.id, brand.currency),
    ])
    return {
      list: accounts.map(({ id, kind, bank, number, holder, enabled, addedAt }) => ({
        ...{ id, kind, bank, holder, enabled, addedAt: addedAt.toISOString(), proposed: proposed.has(id) },
        number: bank ? groupAccountNumber(bank, number) : number,
        balance: balances.get(id) ?? null,
        expected: writeAmount(expected.get(id) ?? parseAmount('0')),
      })),
    }
  })

  serve(contract.proposeReceivingAccount, async ({ caller, brand, body }) => {
    const wish = await desk.readNew(body)
    const about = `${wish.bank ?? 'PromptPay'} ${wish.number}`
    const proposal = {
      kind: 'cashier.account' as const,
      about,
      subjectId: wish.number,
      details: { ...wish, add: true },
    }
    await approvals.propose(caller, brand.id, proposal)
    return {}
  })

  serve(contract.switchReceivingAccount, async ({ caller, brand, params, body }) => {
    const { id, kind, bank, number, holder } = await desk.find(brand.id, params.id)
    if (!body.enabled) {
      await desk.switchOff({ id, brand: brand.id })
      return { result: 'done' as const }
    }
    const about = `${bank ?? 'PromptPay'} ${number}`
    const details = { kind, bank, number, holder, add: false }
    await approvals.propose(caller, brand.id, { kind: 'cashier.account', about, subjectId: id, details })
    return { result: 'proposed' as const }
  })
}

function settingsOf(method: Method) {
  const { code, kind, names, icon, enabled, minutes, hours } = method
  return {
    ...{ code, kind, names, icon, enabled, minutes },
    ...{ minimum: writeAmount(method.minimum), maximum: writeAmount(method.maximum) },
    fee: { fixed: writeAmount(method.feeFixed), percent: percentOf(method.feeRate), by: method.feeBy },
    hours: hours && { opens: clockOf(hours.opens), closes: clockOf(hours.closes) },
    quickAmounts: method.quickAmounts.map(writeAmount),
    sumPerDay: method.sumPerDay === null ? null : writeAmount(method.sumPerDay),
  }
}

const fault = (field: string) => new Refusal('invalid_request', { fields: [{ field, word: 'field.invalid' }] })

function methodOf(code: string, body: contract.MethodSettings): Method {
  const { kind, names, icon, enabled, minutes, fee } = body
  const limits = { minimum: wholeSatang('minimum', body.minimum), maximum: wholeSatang('maximum', body.maximum) }
  if (limits.minimum <= 0n) throw fault('minimum')
  if (limits.maximum < limits.minimum) throw fault('maximum')
  const hours = body.hours && { opens: minutesOf(body.hours.opens), closes: minutesOf(body.hours.closes) }
  if (hours && hours.opens === hours.closes) throw fault('hours')
  const sumPerDay = body.sumPerDay === null ? null : wholeSatang('sumPerDay', body.sumPerDay)
  if (sumPerDay === 0n) throw fault('sumPerDay')
  return {
    ...{ code, kind, names, icon, enabled, minutes, ...limits, hours, sumPerDay },
    ...{ feeFixed: wholeSatang('fee', fee.fixed), feeRate: rateOf(fee.percent), feeBy: fee.by },
    quickAmounts: body.quickAmounts.map((one) => wholeSatang('quickAmounts', one)),
  }
}

function wholeSatang(field: string, wire: string): Amount {
  const value = parseAmount(wire)
  if (value % 100n !== 0n) throw fault(field)
  return value
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A per cent with at most two decimals, in hundredths. */
function rateOf(percent: string): number {
  const [whole = '0', part = ''] = percent.split('.')
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}
