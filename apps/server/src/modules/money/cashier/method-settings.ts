import type { MethodSettings } from '@sanuk/contracts/office-cashier-settings'
import { type Amount, amount, writeAmount } from '@sanuk/money/amount'
import { createFaults, percentOf, rateOf } from '#platform/money-faults'
import { clockOf } from './clock-of.ts'
import { receivesFor } from './request-deposit.ts'
import type { Method, ReceivingAccount } from './store/rows.ts'

/** A method as operators set it. */
export function settingsOf(method: Method): MethodSettings {
  const { kind, names, icon, minutes, hours, account } = method
  return {
    kind,
    names,
    icon,
    minutes,
    account,
    minimum: writeAmount(method.minimum),
    maximum: writeAmount(method.maximum),
    fee: { fixed: writeAmount(method.feeFixed), percent: percentOf(method.feeRate), by: method.feeBy },
    hours: hours && { opens: clockOf(hours.opens), closes: clockOf(hours.closes) },
    quickAmounts: method.quickAmounts.map(writeAmount),
    sumPerDay: method.sumPerDay === null ? null : writeAmount(method.sumPerDay),
  }
}

type Place = { readonly accounts: readonly ReceivingAccount[]; readonly hasGateway: boolean }

const SATANG = amount(100n)

type Faults = ReturnType<typeof createFaults>

/** A method from what was set. Refuses with `invalid_request` and every field that makes no sense beside the others. */
export function readSettings(settings: MethodSettings, place: Place): Omit<Method, 'code' | 'enabled'> {
  const { kind, names, icon, minutes, fee, account } = settings
  const faults = createFaults()
  const sums = readSums(faults, settings)
  const feeFixed = faults.satang('fee.fixed', fee.fixed)
  const feeRate = rateOf(fee.percent)
  demandFeeBelow(faults, sums.minimum, { feeFixed, feeRate })
  const hours = settings.hours && { opens: minutesOf(settings.hours.opens), closes: minutesOf(settings.hours.closes) }
  if (hours && hours.opens === hours.closes) faults.say('hours', 'field.hours_same')
  demandPlace(faults, settings, place)
  faults.demandNone()
  return { kind, names, icon, minutes, account, hours, ...sums, feeFixed, feeRate, feeBy: fee.by }
}

function readSums(
  faults: Faults,
  { minimum: least, maximum: most, sumPerDay: day, quickAmounts: quick }: MethodSettings,
) {
  const minimum = faults.satang('minimum', least)
  faults.atLeast('minimum', minimum, SATANG)
  const maximum = faults.satang('maximum', most)
  if (maximum < minimum) faults.say('maximum', 'field.below_least')
  const sumPerDay = day === null ? null : faults.satang('sumPerDay', day)
  if (sumPerDay !== null && sumPerDay < minimum) faults.say('sumPerDay', 'field.day_below_least')
  const quickAmounts = quick.map((one) => faults.satang('quickAmounts', one))
  if (quickAmounts.some((one) => one < minimum || one > maximum)) faults.say('quickAmounts', 'field.quick_outside')
  return { minimum, maximum, sumPerDay, quickAmounts }
}

type Charge = { readonly feeFixed: Amount; readonly feeRate: number }

/** Whoever pays in the least must have something left of it. */
function demandFeeBelow(faults: Faults, minimum: Amount, { feeFixed, feeRate }: Charge): void {
  if (feeFixed + (minimum * BigInt(feeRate)) / 10_000n >= minimum) faults.say('fee.fixed', 'field.fee_above_least')
}

function demandPlace(faults: Faults, { kind, account }: MethodSettings, { accounts, hasGateway }: Place): void {
  if (kind === 'gateway' && !hasGateway) faults.say('kind', 'field.gateway_missing')
  const isThere = account === null || accounts.some((one) => one.id === account && receivesFor({ kind, account }, one))
  if (!isThere) faults.say('account', 'field.account_kind')
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
