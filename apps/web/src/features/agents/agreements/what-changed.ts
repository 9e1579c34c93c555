import type { AgreementWhatIf } from '@sanuk/contracts/agent-agreements'
import type { EndedContract } from './use-agreements.ts'

/** What is different from what was shown before. */
export type WhatChanged = {
  /** Contracts that end now, too, and such that do not any more. */
  readonly added: readonly EndedContract[]
  readonly removed: readonly EndedContract[]
  /** Whether what somebody would have been paid is another amount. */
  readonly hasOtherSums: boolean
}

/** Compares what a request would have changed with what it was before; without either there is nothing to compare. */
export function whatChanged(before: AgreementWhatIf | null, after: AgreementWhatIf | null): WhatChanged {
  const without = (some: readonly EndedContract[], others: readonly EndedContract[]) =>
    some.filter(({ id }) => others.every((other) => other.id !== id))
  const [shown, now] = [before?.ends ?? [], after?.ends ?? []]
  return {
    added: without(now, shown),
    removed: after ? without(shown, now) : [],
    hasOtherSums: before !== null && after !== null && sumsOf(before) !== sumsOf(after),
  }
}

const sumsOf = ({ own, other }: AgreementWhatIf): string => JSON.stringify([own, other])
