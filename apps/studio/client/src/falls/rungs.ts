import type { MachineView } from '#protocol'

/** What the wins of a spin count one after the other: of the paid spin, and of free ones, their multiplier in it. */
export type Rungs = { readonly base: readonly number[]; readonly free: readonly number[] }

/** The ladders of a machine whose wins fall away; null where every fall counts the same. */
export function rungsOf({ tumbles, freeSpins }: Pick<MachineView, 'tumbles' | 'freeSpins'>): Rungs | null {
  if (!tumbles) return null
  if ([tumbles.base, tumbles.free].every((factors) => new Set(factors).size <= 1)) return null
  return { base: tumbles.base, free: tumbles.free.map((factor) => factor * freeSpins.multiplier) }
}
