/** Every call a vendor can make. */
export const CALLS = [
  'authenticate',
  'balance',
  'bet',
  'win',
  'betwin',
  'rollback',
  'return',
  'resettle',
  'round',
  'settle',
  'bets',
  'batch',
  'sit',
  'stand',
] as const

export type Call = (typeof CALLS)[number]

export const pathOf = (call: Call): string => `/seamless/v1/${call}`
