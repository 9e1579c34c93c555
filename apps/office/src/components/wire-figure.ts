import { parseAmount } from '@sanuk/money/amount'

/** A figure as the wire has it: money is a text ("12.5"), a number of things a number. */
export type WireFigure = string | number

/** A figure as a whole number, money in ten-thousandths. */
export const wholeOf = (figure: WireFigure): bigint =>
  typeof figure === 'number' ? BigInt(figure) : parseAmount(figure)
