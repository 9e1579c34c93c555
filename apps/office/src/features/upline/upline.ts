import type { UplineRules } from '@sanuk/contracts/office-upline'

/** Under which name all of it is remembered. */
export const UPLINE = ['upline']

const DAY_MS = 24 * 60 * 60 * 1000

/** The day after a business day, `yyyy-MM-dd`. */
export const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)

/** What a brand without rules begins with. */
export const FIRST: UplineRules = { open: false, least: '100', most: '20000', dayMax: '50000' }
