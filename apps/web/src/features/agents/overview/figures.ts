import type { AgentFigures } from '@sanuk/contracts/agent-centre'
import { type Amount, parseAmount } from '@sanuk/money/amount'

/** The figures of a group of accounts in the order in which they are shown. */
export const FIGURES = [
  'valid',
  'stake',
  'win',
  'net',
  'deposits',
  'withdrawals',
  'active',
  'joined',
  'firstDeposits',
  'rounds',
] as const satisfies readonly (keyof AgentFigures)[]
export type FigureName = (typeof FIGURES)[number]

/** A figure as the wire has it: a count, or money in decimals. */
export type Figure = AgentFigures[FigureName]

/** Whether a figure is money, which comes as a text. */
export const isMoneyFigure = (figure: Figure): figure is string => typeof figure === 'string'

/** A figure exactly, in whole numbers: a count, or money in 1/10 000. */
export const exactOf = (figure: Figure): bigint => (isMoneyFigure(figure) ? parseAmount(figure) : BigInt(figure))

/** As exact as a bar on a screen: figures that are read are never made of this. */
export const chartValueOf = (figure: Figure): number =>
  isMoneyFigure(figure) ? drawnMoney(parseAmount(figure)) : figure

const drawnMoney = (sum: Amount): number => Number(sum) / 10_000

/** Whether nothing at all happened. */
export const isQuiet = (figures: AgentFigures): boolean => FIGURES.every((name) => exactOf(figures[name]) === 0n)
