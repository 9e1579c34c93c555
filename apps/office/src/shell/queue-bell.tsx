import { useEffect, useRef } from 'react'
import { useCurrentQueues } from '../components/queues/use-queues.ts'
import { ring } from '../components/sounds/ring.ts'
import { SOUNDS, type SoundName, useSound } from '../components/sounds/use-sound.ts'

/** Keeps what waits current on every page, and rings when something new has come to a queue that may be heard. */
export function QueueBell() {
  const queues = useCurrentQueues()
  return SOUNDS.map((name) => (
    <Bell key={name} name={name} newest={queues?.find(({ queue }) => queue === name)?.newest} />
  ))
}

type BellProps = {
  name: SoundName
  /** When the newest entry came; `null` where nothing waits, undefined until that is known. */
  newest: string | null | undefined
}

function Bell({ name, newest }: BellProps) {
  const { isOn } = useSound(name)
  const heard = useRef<string | null>(undefined)
  useEffect(() => {
    if (newest === undefined) return
    // What was there when the office was opened is nothing new.
    if (isOn && heard.current !== undefined && newest !== null && newest > (heard.current ?? '')) ring()
    if (heard.current === undefined || newest !== null) heard.current = newest
  }, [newest, isOn])
  return null
}
