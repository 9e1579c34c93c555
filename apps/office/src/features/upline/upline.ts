import type { UplineRules } from '@sanuk/contracts/office-upline'

/** Under which name all of it is remembered. */
export const UPLINE = ['upline']

/** What a brand without rules begins with. */
export const FIRST: UplineRules = {
  open: false,
  least: '100',
  most: '20000',
  dayMax: '50000',
  downline: { open: false, least: '100', most: '20000', dayMax: '50000' },
}
