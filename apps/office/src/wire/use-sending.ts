import { useLingui } from '@lingui/react'
import { RefusedError } from '@sanuk/wire/faults'
import { useState } from 'react'
import { faultText } from './fault-text.ts'
import { useDoing } from './use-doing.ts'

/**
 * Something that a form sends: whether it is under way, and why the last try failed, in words, as a whole and by field.
 * `send` answers whether it was done; what is listed below the keys is then asked for anew.
 */
export function useSending(...keys: readonly (readonly unknown[])[]) {
  const { _ } = useLingui()
  const doing = useDoing(...keys)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [faults, setFaults] = useState<Faults>({})

  async function send(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true)
    setFault(undefined)
    setFaults({})
    try {
      await doing(work)
      return true
    } catch (error) {
      setFault(faultText(error, _))
      if (error instanceof RefusedError) setFaults(byField(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  return { busy, fault, faults, send }
}

/** What is wrong, by the name of the field. */
export type Faults = Readonly<Record<string, string>>

const byField = ({ fields }: RefusedError): Faults =>
  Object.fromEntries(fields.map(({ field, message }) => [field, message]))
