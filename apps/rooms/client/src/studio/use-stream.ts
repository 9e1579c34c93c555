import { type RefObject, useEffect, useRef, useState } from 'react'
import { type PlayStream, playStream, type Stream } from './stream.ts'

/** What is to be seen: `blocked` waits for a press of the player, `moved` for the page to be loaded anew. */
export type StreamState = 'loading' | 'playing' | 'reconnecting' | 'blocked' | 'lost' | 'moved'

/** Pauses before each try to connect again; after the last one the video is given up until the player asks for it. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000]

/** A picture that stands still for so long is given up. */
const STILL_MS = 8_000

export type StreamNeeds = { readonly play?: PlayStream; readonly pausesMs?: readonly number[] }

type UsedStream = {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly state: StreamState
  /** Connects at once, or begins what the browser did not begin by itself. */
  readonly retry: () => void
}

/** Plays a stream without sound at first, and connects again when it breaks off. */
export function useStream(stream: Stream, { play = playStream, pausesMs = PAUSES_MS }: StreamNeeds = {}): UsedStream {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<StreamState>('loading')
  const [round, setRound] = useState(0)
  const { kind, url } = stream
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round begins anew
  useEffect(() => {
    const element = video.current
    if (!element) return
    setState('loading')
    return keepPlaying(element, {
      connect: (failed) => play(element, { kind, url }, failed),
      pausesMs,
      origin: new URL(url).origin,
      tell: setState,
    })
  }, [kind, url, round, play, pausesMs])
  const retry = () => {
    if (state === 'blocked') void video.current?.play().catch(() => undefined)
    else setRound(round + 1)
  }
  return { video, state, retry }
}

type Kept = {
  readonly connect: (failed: () => void) => () => void
  readonly pausesMs: readonly number[]
  readonly origin: string
  readonly tell: (state: StreamState) => void
}

/** Connects until it is ended. */
function keepPlaying(video: HTMLVideoElement, { connect, pausesMs, origin, tell }: Kept): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let disconnect = () => {}
  const wait = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const stop = (last: StreamState) => {
    clearTimeout(timer)
    disconnect()
    disconnect = () => {}
    if (!signal.aborted) tell(last)
  }
  const failed = () => {
    if (signal.aborted) return
    const pause = pausesMs[failures]
    failures += 1
    stop(pause === undefined ? 'lost' : 'reconnecting')
    if (pause !== undefined) wait(begin, pause)
  }
  const begin = () => {
    let isOver = false
    disconnect = connect(() => {
      if (isOver) return
      isOver = true
      failed()
    })
    wait(failed, STILL_MS)
    video.muted = true
    video.play().catch((error: unknown) => {
      if (!signal.aborted && error instanceof DOMException && error.name === 'NotAllowedError') tell('blocked')
    })
  }
  video.addEventListener(
    'playing',
    () => {
      clearTimeout(timer)
      failures = 0
      tell('playing')
    },
    { signal },
  )
  video.addEventListener('waiting', () => wait(failed, STILL_MS), { signal })
  // The page allows one origin: where the studio moves its stream, the page has to be loaded anew.
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI }) => {
      if (blockedURI.startsWith(origin)) stop('moved')
    },
    { signal },
  )
  begin()
  return () => {
    stopping.abort()
    stop('lost')
  }
}
