/** Which lotteries a day is shown of: all, or those of one hall, by its vendors. */
export const DAY_GROUPS = { all: undefined, lottery: 'LOTT,ELOTT', sea: 'TCG_SEA', vietnam: 'TCG_LOTTO_VN' } as const

export type DayGroup = keyof typeof DAY_GROUPS

/** The lotteries that an address names by one of their vendors. */
export function dayGroupOf(vendor: string | undefined): DayGroup {
  if (vendor === 'TCG_LOTTO_VN') return 'vietnam'
  if (vendor === 'TCG_SEA') return 'sea'
  return vendor === 'LOTT' || vendor === 'ELOTT' ? 'lottery' : 'all'
}

/** The vendor by which an address names them. */
export const vendorOfGroup = (group: DayGroup): string | undefined => DAY_GROUPS[group]?.split(',')[0]
