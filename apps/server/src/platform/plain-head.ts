/** What stands at the head of every answer. Whoever knows better how long an answer keeps says so afterwards. */
export const PLAIN_HEAD = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' } as const
