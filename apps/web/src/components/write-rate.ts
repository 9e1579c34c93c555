/** Rates are in hundredths of a per cent: `0.50%`. */
export const writeRate = (rate: number): string => `${(rate / 100).toFixed(2)}%`
