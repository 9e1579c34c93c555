import { DECIDING_POWERS } from '@sanuk/contracts/approvals'
import { COMMON_REFUSALS, type RefusalCode } from '@sanuk/contracts/refusals'
import type { Route } from '@sanuk/contracts/route'

/** Every refusal a caller of this route may hear; any other one is a fault of ours. */
export function promisedRefusals(route: Route | undefined): readonly RefusalCode[] {
  const check = route?.human ? (['human_check_required'] as const) : []
  return [...COMMON_REFUSALS, ...admissionRefusals(route), ...check, ...(route?.refusals ?? [])]
}

/** What the front door itself may answer, besides what every route may. */
function admissionRefusals(route: Route | undefined): readonly RefusalCode[] {
  if (route?.access === 'vendor') return ['invalid_signature']
  if (route?.power && DECIDING_POWERS.has(route.power)) return ['decides_later']
  return route?.access === 'visitor' ? [] : ['in_need_true_account']
}
