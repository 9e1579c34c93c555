import { i18n } from '@lingui/core'

/** What controls say of what they cannot read. */
export const inputWords = (what: 'amount' | 'whole'): string => i18n._(`field.unclear.${what}`)
