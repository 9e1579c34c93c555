import { operatorInfo } from '@sanuk/contracts/operators'
import type { Power } from '@sanuk/contracts/powers'
import type { AnswerOf } from '@sanuk/contracts/route'
import { call } from '../wire/call.ts'
import { useAsked } from '../wire/use-asked.ts'

export type Operator = AnswerOf<typeof operatorInfo>

export const OPERATOR = ['operator'] as const

/** A colleague may have changed what one may do: it is looked at again now and then. */
const EVERY_MS = 60_000

/** Who is signed in; undefined until the server has told. */
export function useOperator(): Operator | undefined {
  return useAsked({ key: OPERATOR, ask: (signal) => call(operatorInfo, undefined, signal), everyMs: EVERY_MS }).data
}

/** From when on the operator can use a power to decide that was given lately; undefined where they can now. */
export function useDecidesFrom(power: Power): string | undefined {
  return useOperator()?.decidesFrom.find((waiting) => waiting.power === power)?.from
}

/** Tells whether the operator may do something; nothing is allowed before it is known. */
export function useMay(): (power: Power) => boolean {
  const operator = useOperator()
  return (power) => operator?.powers.includes(power) ?? false
}
