import type { ActivitySettings } from '@sanuk/contracts/office-activities'
import { parseAmount } from '@sanuk/money/amount'
import { coinOf } from '@sanuk/money/coin'
import type { CurrencyCode } from '@sanuk/money/currency'
import { Refusal } from '#platform/refusal'
import { fills } from './draw-packet.ts'
import type { ActivityRecord } from './store/rows.ts'

/** As many ways as the operating system's chance can be asked for at once: more than one packet ever has. */
const WAYS_MAX = 2n ** 48n - 1n

/** Refuses with `activity_senseless` or `packets_not_filled` where it could never give what it says, or ends before it begins. */
export function validateSettings({ rule, from, until, budget }: ActivitySettings, currency: CurrencyCode): void {
  const isShort = from !== null && until !== null && until <= from
  const givesNothing = parseAmount(rule.most) === 0n || parseAmount(budget) < parseAmount(rule.most)
  const isTooFree = rule.kind === 'application' && parseAmount(rule.alone) > parseAmount(rule.most)
  if (isShort || givesNothing || isTooFree) throw new Refusal('activity_senseless')
  if (rule.kind !== 'red_packet') return
  if (rule.hours?.from === rule.hours?.until && rule.hours !== null) throw new Refusal('activity_senseless')
  const [least, most, money] = [parseAmount(rule.least), parseAmount(rule.most), parseAmount(budget)]
  const coin = coinOf(currency)
  const isWhole = [least, most, money].every((sum) => sum % coin === 0n)
  const isTooWide = most / coin >= WAYS_MAX
  const isFilled = fills({ money, packets: BigInt(rule.packets) }, { least, most })
  if (least === 0n || !isWhole || isTooWide || !isFilled) throw new Refusal('packets_not_filled')
}

/**
 * Refuses a change after which what was given would not fit any more: packets stay packets, and what is left of them has
 * to be filled by what is left of the budget. Refuses with `activity_senseless` and `packets_not_filled`.
 */
export function demandFitting(found: ActivityRecord, { rule, budget }: ActivitySettings): void {
  const kinds = new Set([found.rule.kind, rule.kind])
  if (kinds.size > 1 && kinds.has('red_packet')) throw new Refusal('activity_senseless')
  if (rule.kind !== 'red_packet') return
  const left = { money: parseAmount(budget) - found.given, packets: BigInt(rule.packets - found.opened) }
  const bounds = { least: parseAmount(rule.least), most: parseAmount(rule.most) }
  if (left.packets < 0n || !fills(left, bounds)) throw new Refusal('packets_not_filled')
}
