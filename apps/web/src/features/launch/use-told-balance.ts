import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readWallet } from '../../wire/wallet.ts'
import type { FramedGame } from './use-game-messages.ts'

/** Tells the game in the frame, and no other origin, when the member's money has moved: it then asks its own server. */
export function useToldBalance({ frame, address }: FramedGame): void {
  const { data } = useQuery({ ...readWallet, enabled: address !== undefined })
  const known = data?.sumBalance
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!address || known === undefined) return
    // The game has asked for the first one itself, when it opened.
    const isNew = told.current !== undefined && told.current !== known
    told.current = known
    if (!isNew) return
    frame.current?.contentWindow?.postMessage(
      { source: 'sanuk', kind: 'balance', balance: known },
      new URL(address).origin,
    )
  }, [frame, address, known])
}
