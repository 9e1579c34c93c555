import { type RefObject, useEffect, useRef, useState } from 'react'
import { heightOf } from './frame-height.ts'
import { recordIn } from './record-message.ts'

const FIRST_HEIGHT = 320

type Framed = {
  readonly ref: RefObject<HTMLIFrameElement | null>
  readonly height: number
  /** The round with what it was drawn from, of a vendor that gives it. */
  readonly record: string | null
}

/** What a framed page asks for and gives. Only that very frame, from its own origin, is listened to. */
export function useFramedRound(address: string): Framed {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(FIRST_HEIGHT)
  const [record, setRecord] = useState<string | null>(null)

  useEffect(() => {
    const origin = new URL(address).origin
    function hear(event: MessageEvent) {
      if (event.origin !== origin || event.source !== ref.current?.contentWindow) return
      const asked = heightOf(event.data)
      if (asked !== null) setHeight(asked)
      setRecord((before) => recordIn(event.data) ?? before)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [address])

  return { ref, height, record }
}
