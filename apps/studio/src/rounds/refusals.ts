import type { SeamlessRefusal } from '@sanuk/contracts/seamless'
import type { GameFault } from '../protocol.ts'

/**
 * What the player is told when the platform refuses a call. What is no affair of his, such as a wrong signature, closes
 * the game: it is definite, he can do nothing about it, and our log has it.
 */
const FAULTS: Readonly<Record<SeamlessRefusal, GameFault>> = {
  NOT_ENOUGH_MONEY: 'not_enough_money',
  LIMIT_REACHED: 'limit_reached',
  EXCLUDED: 'excluded',
  GAME_CLOSED: 'game_closed',
  UNKNOWN_GAME: 'game_closed',
  INVALID_TOKEN: 'session_ended',
  TOKEN_EXPIRED: 'session_ended',
  UNKNOWN_MEMBER: 'session_ended',
  INVALID_CURRENCY: 'session_ended',
  ROLLED_BACK: 'spin_voided',
  ALREADY_SETTLED: 'spin_voided',
  ROUND_CLOSED: 'spin_voided',
  UNKNOWN_ROUND: 'spin_voided',
  UNKNOWN_BET: 'spin_voided',
  DUPLICATE_TRANSACTION: 'spin_voided',
  INVALID_REQUEST: 'game_closed',
  INVALID_SIGNATURE: 'game_closed',
  FORBIDDEN: 'game_closed',
  TOO_MANY_REQUESTS: 'platform_unreachable',
  RETRY: 'platform_unreachable',
}

export function faultOfRefusal(status: SeamlessRefusal): GameFault {
  return FAULTS[status]
}
