/**
 * A page sends this header with a call while nobody is there: a timer or news made it. Such a call does not keep a
 * session from idling out. Whoever sends it can only make their own session shorter.
 */
export const BY_CLOCK_HEADER = 'x-by-clock'
