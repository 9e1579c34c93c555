const DAY_MS = 24 * 60 * 60 * 1000

/** The day after a business day, `yyyy-MM-dd`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
