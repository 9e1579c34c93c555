import { useLingui } from '@lingui/react'
import { pushKey } from '@sanuk/contracts/push'
import { RefusedError, UnreachableError } from '@sanuk/wire/faults'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import { type PushState, readPushState, remind, switchOff, switchOn } from './subscription.ts'

/** Whether news are sent to this browser, in words, and what changes it; the server may not offer it at all. */
export function usePush() {
  const { _ } = useLingui()
  const language = useLanguage()
  const { data, error } = useQuery({ ...read(pushKey), staleTime: Number.POSITIVE_INFINITY })
  const publicKey = data?.publicKey
  const [state, setState] = usePushState(publicKey)
  /** What is being done about it just now. */
  const [wish, setWish] = useState<boolean>()
  const [failed, setFailed] = useState<string>()

  useEffect(() => {
    if (publicKey) remind(publicKey, language).catch(() => undefined)
  }, [publicKey, language])

  async function choose(on: boolean) {
    if (!publicKey) return
    setWish(on)
    setFailed(undefined)
    try {
      setState(await (on ? switchOn(publicKey, language) : switchOff(publicKey)))
    } catch (fault) {
      const isServers = fault instanceof RefusedError || fault instanceof UnreachableError
      setFailed(isServers ? faultText(fault, _) : _('push.failed'))
    } finally {
      setWish(undefined)
    }
  }

  const isBusy = wish !== undefined || state === undefined
  return {
    isOffered: error === null,
    isOn: wish ?? state === 'on',
    canChoose: !isBusy && (state === 'on' || state === 'off' || state === 'dismissed'),
    words: isBusy ? _('push.checking') : (failed ?? _(`push.${state}`)),
    choose,
  }
}

/** Looks again when the reader comes back: perhaps from the browser's settings. */
function usePushState(publicKey: string | undefined) {
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    if (!publicKey) return
    const look = () => readPushState(publicKey).then(setState)
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [publicKey])
  return [state, setState] as const
}
