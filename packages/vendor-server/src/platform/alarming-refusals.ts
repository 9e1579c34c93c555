import type { SeamlessRefusal } from '@sanuk/contracts/seamless'

/** Refusals that no player brings about: somebody has to look. */
const ALARMING: ReadonlySet<SeamlessRefusal> = new Set([
  'INVALID_REQUEST',
  'INVALID_SIGNATURE',
  'FORBIDDEN',
  'DUPLICATE_TRANSACTION',
  'ROUND_CLOSED',
  'INVALID_CURRENCY',
  'UNKNOWN_MEMBER',
])

export function isAlarming(status: SeamlessRefusal): boolean {
  return ALARMING.has(status)
}
