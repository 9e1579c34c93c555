import type { WireLine } from '@sanuk/contracts/lottery'
import type { Play } from '@sanuk/engines/lottery/bets'
import { useEffect, useEffectEvent, useState } from 'react'
import { currentSession, watchSession } from '../../../session/session.ts'
import { type CeilingOf, readSlip, type Slip, withLines, withoutLine, withReplaced } from './slip.ts'

/** The slip of a game, kept in this tab: visitors may fill one, and it is gone with whoever signs out. */
export function useSlip(
  gameCode: string,
  { plays, ceilingOf }: { readonly plays: ReadonlyMap<string, Play>; readonly ceilingOf: CeilingOf },
) {
  const key = `lottery-slip:${gameCode}`
  const [lines, setLines] = useState<Slip>(() => readSlip(sessionStorage.getItem(key), plays))
  const clear = () => change([])
  useSignedOut(clear)

  function change(next: Slip) {
    setLines(next)
    keep(key, next)
  }

  /** Takes a changed slip over. False where it does not fit. */
  function accept(next: Slip | null): boolean {
    if (next) change(next)
    return next !== null
  }

  return {
    lines,
    clear,
    remove: (at: number) => change(withoutLine(lines, at)),
    add: (more: readonly WireLine[]) => accept(withLines(lines, more, ceilingOf)),
    /** How many of these lines would join equal ones. */
    equalTo: (more: readonly WireLine[]) => {
      const all = withLines(lines, more, () => Number.POSITIVE_INFINITY)
      return all ? lines.length + more.length - all.length : 0
    },
    replace: (at: number, more: readonly WireLine[]) => accept(withReplaced(lines, [at, more], ceilingOf)),
    /** Other lines in the place of all. */
    set: (all: readonly WireLine[]) => accept(withLines([], all, ceilingOf)),
  }
}

export type SlipState = ReturnType<typeof useSlip>

function useSignedOut(onSignedOut: () => void): void {
  const leave = useEffectEvent(onSignedOut)
  useEffect(() => {
    let wasSignedIn = currentSession() !== null
    return watchSession(() => {
      const isSignedIn = currentSession() !== null
      if (wasSignedIn && !isSignedIn) leave()
      wasSignedIn = isSignedIn
    })
  }, [])
}

/** A slip that is too large for the browser's store lives as long as the page. */
function keep(key: string, lines: Slip): void {
  try {
    if (lines.length > 0) sessionStorage.setItem(key, JSON.stringify(lines))
    else sessionStorage.removeItem(key)
  } catch {
    sessionStorage.removeItem(key)
  }
}
