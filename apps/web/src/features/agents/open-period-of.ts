import type { AgentScheme } from '@sanuk/contracts/agent-schemes'

/** A period of a scheme, by its first day. */
export type PeriodOf = { readonly scheme: AgentScheme; readonly day: string }

let wanted: PeriodOf | null = null

/** Has the page of a scheme open with one of its periods, when it is shown next. */
export function askForPeriod(period: PeriodOf): void {
  wanted = period
}

/** The period that a page of these schemes is to open with; nothing where none was asked for. */
export const periodAskedFor = (schemes: readonly AgentScheme[]): PeriodOf | null =>
  wanted && schemes.includes(wanted.scheme) ? wanted : null

/** Forgets it, once it was opened. */
export function forgetPeriod(): void {
  wanted = null
}
