import { useSyncExternalStore } from 'react'
import { currentSession, watchSession } from './session.ts'

/** How often something was refused because newer terms were not agreed to. */
let refusals = 0
/** The turn in which the member chose to decide later. */
let putOff: string | null = null
const listeners = new Set<() => void>()

/** A new one begins with each session, and with each refusal. */
const turn = () => `${currentSession()?.token ?? ''} ${refusals}`

const notifyListeners = (): void => {
  for (const listener of listeners) listener()
}

/** Asks again: something that the member wants to do waits for it. */
export function askForAgreement(): void {
  refusals += 1
  notifyListeners()
}

/** Asks no more in this session until something is refused. */
export function putOffAgreement(): void {
  putOff = turn()
  notifyListeners()
}

/** Whether the member may be asked for agreement now. */
export const useMayAskForAgreement = (): boolean =>
  useSyncExternalStore(
    watch,
    () => putOff !== turn(),
    () => false,
  )

function watch(listener: () => void): () => void {
  listeners.add(listener)
  const unwatchSession = watchSession(listener)
  return () => {
    listeners.delete(listener)
    unwatchSession()
  }
}
