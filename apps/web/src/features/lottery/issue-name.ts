/** The end of an issue's number, by which players know it within a day: `0817` of `20261121-0817`. */
export const shortIssue = (number: string): string => number.slice(number.lastIndexOf('-') + 1)
