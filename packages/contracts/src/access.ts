/**
 * Who may make a call. `visitor`: anybody. `trial`: a signed-in trial account or member. `member`: a signed-in member
 * with real money. `agent`: a member of an agent type. `operator`: a signed-in member of staff. `vendor`: an outside
 * program (game vendor, payment provider) that signs each request.
 */
export const ACCESS_CLASSES = ['visitor', 'trial', 'member', 'agent', 'operator', 'vendor'] as const

export type Access = (typeof ACCESS_CLASSES)[number]
