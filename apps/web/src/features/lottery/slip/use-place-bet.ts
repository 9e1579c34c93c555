import {
  listTickets,
  lotteryGame,
  lotteryIssues,
  placeBet,
  type Stop,
  type Ticket,
  type WireLine,
} from '@sanuk/contracts/lottery'
import { lotteryNumbers, numberFaults } from '@sanuk/contracts/lottery-numbers'
import { listPlans } from '@sanuk/contracts/lottery-plans'
import type { Route } from '@sanuk/contracts/route'
import { RefusedError } from '@sanuk/wire/faults'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../wire/call.ts'
import { keyOf } from '../../../wire/read.ts'
import { readWallet } from '../../../wire/wallet.ts'
import type { ToldNumbers } from '../numbers/number-rates.ts'

export type BetRequest = {
  readonly gameCode: string
  readonly lines: WireLine[]
  readonly issues: { number: string; multiple: number }[]
  readonly stop?: Stop | undefined
  /** Wire money. */
  readonly stake: string
  /** By which prices and limits it was shown. */
  readonly terms: number
}

/** What is asked for again after a refusal, by its code. */
const OUTDATED: Readonly<Record<string, readonly Route[]>> = {
  issue_closed: [lotteryIssues],
  issue_unknown: [lotteryIssues],
  changed_meanwhile: [lotteryGame],
  number_closed: [lotteryNumbers],
  number_rate_changed: [lotteryNumbers],
  number_limit_exceeded: [lotteryNumbers],
}

type BetOutcome = {
  readonly onPlaced: (tickets: readonly Ticket[]) => void
  /** Numbers are not sold as the bet wants them: how they are. */
  readonly onNumbers: (told: ToldNumbers) => void
}

/**
 * Places bets. The same bets again, after an answer that was lost, are the same request, which the server answers with
 * the tickets of the first one.
 */
export function usePlaceBet({ onPlaced, onNumbers }: BetOutcome) {
  const queries = useQueryClient()
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: BetRequest & { readonly requestId: string }) => call(placeBet, { body }),
    onSuccess: ({ tickets }) => {
      sent.current = null
      onPlaced(tickets)
    },
    onError: (fault) => {
      if (!(fault instanceof RefusedError)) return
      // A refusal is an answer: the next try is another request.
      sent.current = null
      const told = z.safeParse(numberFaults, fault.value)
      if (told.success) onNumbers(told.data)
      // Issues or prices are others than this page knew.
      for (const route of OUTDATED[fault.code] ?? []) queries.invalidateQueries({ queryKey: keyOf(route) })
    },
    onSettled: () => {
      queries.invalidateQueries({ queryKey: keyOf(listTickets) })
      queries.invalidateQueries({ queryKey: keyOf(listPlans) })
      queries.invalidateQueries({ queryKey: readWallet.queryKey })
    },
  })

  function send(request: BetRequest) {
    const name = JSON.stringify(request)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    if (!isPending) mutate({ ...request, requestId: sent.current.requestId })
  }

  return { send, busy: isPending, error, reset }
}
