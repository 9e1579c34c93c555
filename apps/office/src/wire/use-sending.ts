import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { faultText } from './fault-text.ts'
import { useDoing } from './use-doing.ts'

/**
 * Something that a form sends: whether it is under way, and why the last try failed, in words. `send` answers whether it
 * was done; what is listed below `key` is then asked for anew.
 */
export function useSending(key: readonly unknown[]) {
  const { _ } = useLingui()
  const doing = useDoing(key)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFault(undefined)
    try {
      await doing(work)
      return true
    } catch (error) {
      setFault(faultText(error, _))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, fault, send }
}
