import { type RefObject, useEffect, useRef } from 'react'

/** What a game may ask of the page around it. */
const KINDS = ['cashier', 'history', 'close', 'balance', 'wallet'] as const
export type GameMessage = (typeof KINDS)[number]

/** The built-in vendor's games, and those of others. */
const SOURCES: readonly unknown[] = ['sanuk-studio', 'sanuk-vendor']

/** A game and the frame it stands in. */
export type FramedGame = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Where the game was launched, undefined until it is known: nobody else is listened or spoken to. */
  readonly address: string | undefined
}

/** Hears what the game in the frame asks for. Messages from another window or another origin are not for us. */
export function useGameMessages({ frame, address }: FramedGame, onMessage: (message: GameMessage) => void): void {
  const latest = useRef(onMessage)
  useEffect(() => {
    latest.current = onMessage
  })
  useEffect(() => {
    if (!address) return
    const { origin } = new URL(address)
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const message = readGameMessage(event.data)
      if (message) latest.current(message)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, address])
}

/** The message in what another window sent, if it is one. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('source' in data) || !('kind' in data)) return undefined
  return SOURCES.includes(data.source) ? KINDS.find((kind) => kind === data.kind) : undefined
}
