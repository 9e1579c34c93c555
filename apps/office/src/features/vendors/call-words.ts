/** Fields of calls and answers that have words of their own. */
export const FIELDS = [
  ...(['requestId', 'token', 'member', 'currency', 'game', 'transaction', 'round', 'amount', 'betAmount'] as const),
  ...(['winAmount', 'roundClosed', 'bonus', 'details', 'bet', 'jackpot', 'original', 'version'] as const),
  ...(['status', 'message', 'balance', 'nickname', 'language', 'country', 'limits', 'state', 'transactions'] as const),
] as const

/** Fields that hold money. */
export const MONEY_FIELDS: ReadonlySet<string> = new Set(['amount', 'betAmount', 'winAmount', 'balance'])
