import { ownRebate } from '@sanuk/contracts/rebates'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../wire/read.ts'

export type OwnRebate = AnswerOf<typeof ownRebate>

/** Play counts within seconds: how often it is asked for while somebody looks. */
const LOOK_MS = 15_000

/** What the member's play gives back. */
export const useRebate = () => useQuery({ ...read(ownRebate), refetchInterval: LOOK_MS })
