import { type RefObject, useEffect, useRef, useState } from 'react'
import { heightOf } from './frame-height.ts'

const FIRST_HEIGHT = 320

/** The height a framed page asks for. Only that very frame, from its own origin, is listened to. */
export function useFrameHeight(address: string): { ref: RefObject<HTMLIFrameElement | null>; height: number } {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)

  useEffect(() => {
    const origin = new URL(address).origin
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== ref.current?.contentWindow) return
      const asked = heightOf(event.data)
      if (asked !== null) setHeight(asked)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [address])

  return { ref, height }
}
