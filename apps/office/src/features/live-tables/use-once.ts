import { RefusedError } from '@sanuk/wire/faults'
import { useRef } from 'react'

/**
 * Sends a request under an id of its own, so that it is done once however often it is sent: the same content goes under
 * the same id until it was refused. After an answer that was lost, or a vendor that was not reached, it is asked for again.
 */
export function useOnce() {
  const ids = useRef(new Map<string, string>())
  return async (content: object, send: (requestId: string) => Promise<unknown>): Promise<void> => {
    const text = JSON.stringify(content)
    const id = ids.current.get(text) ?? crypto.randomUUID()
    ids.current.set(text, id)
    try {
      await send(id)
    } catch (fault) {
      if (fault instanceof RefusedError && fault.code !== 'vendor_unreachable') ids.current.delete(text)
      throw fault
    }
  }
}
