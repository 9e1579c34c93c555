import { useLingui } from '@lingui/react'
import type { MissionReward } from '@sanuk/contracts/missions'
import { missionLeaderboard, ownMissions } from '@sanuk/contracts/missions'
import { pointBalance } from '@sanuk/contracts/points'
import type { AnswerOf } from '@sanuk/contracts/route'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient, read } from '../../wire/read.ts'

export type OwnMissions = AnswerOf<typeof ownMissions>

/** Play counts within seconds: how often it is asked for while somebody looks. */
const LOOK_MS = 15_000

/** The member's missions and days. */
export const useMissions = () => useQuery({ ...read(ownMissions), refetchInterval: LOOK_MS })

/** The board of the week, and the one before. */
export const useBoard = () => useQuery({ ...read(missionLeaderboard), refetchInterval: LOOK_MS })

/** How many rewards of missions, days and boards wait to be claimed. */
export const useWaitingMissions = (): number => useMissions().data?.claimable ?? 0

/** Says a reward: `฿38.00`, `50 points`. */
export function useReward(): (reward: Pick<MissionReward, 'kind' | 'amount'>) => string {
  const { _ } = useLingui()
  const currency = useCurrency()
  return ({ kind, amount }) =>
    kind === 'cash'
      ? formatMoney(parseAmount(amount), currency)
      : _('missions.reward.points', { points: Number(amount) })
}

/** Fetches a reward, and shows afterwards what has come of it. */
export function useClaim(won: (reward: MissionReward) => void) {
  const { _ } = useLingui()
  const [busy, setBusy] = useState(false)
  const claim = async (ask: () => Promise<{ readonly reward: MissionReward }>) => {
    setBusy(true)
    try {
      won((await ask()).reward)
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      for (const told of [balance, pointBalance, missionLeaderboard]) {
        queryClient.invalidateQueries({ queryKey: keyOf(told) })
      }
      await queryClient.invalidateQueries({ queryKey: [ownMissions.path] })
      setBusy(false)
    }
  }
  return { busy, claim }
}
