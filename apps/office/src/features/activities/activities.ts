import type { ActivityRule } from '@sanuk/contracts/activities'
import type { ActivitySettings } from '@sanuk/contracts/office-activities'

/** Under which name all of it is remembered. */
export const ACTIVITIES = ['activities']

/** What a new activity begins with: a gift for deposits. */
export const FIRST: ActivitySettings = {
  names: { th: '', en: '' },
  promotion: null,
  rule: {
    ...{ kind: 'deposit_bonus', percent: 10, most: '200', leastDeposit: '100' },
    ...{ firstOnly: false, base: 'both' },
  },
  ...{ period: 'once', leastLevel: 0, play: 300, from: null, until: null, budget: '100000', open: true },
}

/** What falls instead when it is red packets. */
export const FIRST_PACKETS = {
  ...{ kind: 'red_packet', packets: 500, least: '5', most: '400', deposited: null, hours: null },
} as const satisfies ActivityRule

/** What is asked for instead when it is an application. */
export const FIRST_APPLICATION = { kind: 'application', most: '100', alone: '50', pictures: true } as const

/** By the kind that is chosen. */
export const FIRST_RULES = { deposit_bonus: FIRST.rule, application: FIRST_APPLICATION, red_packet: FIRST_PACKETS }
