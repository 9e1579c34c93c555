/** The end of an issue's number, by which players know it within a day: `0817` of `20261121-0817`. */
export const shortIssue = (number: string): string => number.slice(number.lastIndexOf('-') + 1)

/** The day of its schedule, which is how an issue's number begins: `2026-12-16` of `20261216`. */
export const dayOfIssue = (number: string): string =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}`
