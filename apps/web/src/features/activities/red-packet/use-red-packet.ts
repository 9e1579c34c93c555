import { useLingui } from '@lingui/react'
import { openRedPacket, redPackets } from '@sanuk/contracts/activities'
import { balance } from '@sanuk/contracts/wallet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notify } from '../../../toasts/toasts.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf, queryClient, read } from '../../../wire/read.ts'
import { askActivitiesAgain, type Standing, useActivities } from '../use-activities.ts'

const LOOK_MS = 8_000
/** A packet is shaken for so long at least: what is opened at once is no fun. */
const SHAKING_MS = 1_100

/** How many packets are left and which were opened of late, renewed while somebody looks. */
export const useRedPackets = (id: string) =>
  useQuery({ ...read(redPackets, { params: { id } }), refetchInterval: LOOK_MS })

/** The red packets to be shown first: those that fall now, or else those that come, rest or are gone. */
export function useRedPacket(): { readonly standing: Standing | null; readonly isReady: boolean } {
  const { list, isReady } = useActivities()
  const shown = list.filter(({ activity }) => activity.rule.kind === 'red_packet' && activity.state !== 'close')
  const standing = shown.find(({ activity }) => activity.state === 'open') ?? shown[0] ?? null
  return { standing, isReady }
}

export type Phase = 'closed' | 'shaking' | 'open'

/** Opening one: shaken while the server draws, then open with what was in it. */
export function useOpening(id: string) {
  const { _ } = useLingui()
  const [phase, setPhase] = useState<Phase>('closed')
  const [amount, setAmount] = useState<string | null>(null)

  async function open() {
    setPhase('shaking')
    try {
      const [opened] = await Promise.all([call(openRedPacket, { params: { id } }), shaken()])
      setAmount(opened.amount)
      setPhase('open')
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
    } catch (fault) {
      setPhase('closed')
      await notify('error', faultText(fault, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(redPackets) })
      await askActivitiesAgain()
    }
  }
  return { phase, amount, open }
}

const shaken = (): Promise<void> => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : SHAKING_MS))
}
