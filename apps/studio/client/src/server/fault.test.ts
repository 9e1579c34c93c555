import { Unanswered } from '@sanuk/vendor-client/server/refusal'
import { expect, test } from 'vitest'
import { faultOf, Refused } from './fault.ts'

test.each(['spin_in_progress', 'platform_unreachable', 'unknown_error'] as const)(
  'the fault %s leaves the outcome of a call open',
  (fault) => {
    expect(faultOf(fault)).toBeInstanceOf(Unanswered)
  },
)

test.each(['not_enough_money', 'limit_reached', 'session_ended', 'game_closed'] as const)(
  'the fault %s is a definite refusal of a call',
  (fault) => {
    expect(faultOf(fault)).toBeInstanceOf(Refused)
  },
)
