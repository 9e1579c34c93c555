export const NUMBERS: readonly number[] = Array.from({ length: 40 }, (_, at) => at + 1)
export const MOST_PICKS = 10

/** The picks with this number taken back, or added while there is room for it. */
export function toggled(picks: readonly number[], number: number): number[] {
  if (picks.includes(number)) return picks.filter((pick) => pick !== number)
  return picks.length < MOST_PICKS ? [...picks, number] : [...picks]
}

/** So many different numbers, any of them. It only saves the player the choosing: nothing is drawn with it. */
export function randomPicks(count: number): number[] {
  const left = [...NUMBERS]
  return Array.from({ length: count }, () => left.splice(Math.floor(Math.random() * left.length), 1)).flat()
}
