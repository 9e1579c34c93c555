import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Preferences } from '../preferences.ts'
import type { ChatStore } from './chat-store.ts'
import { type ChatView, FIRST_CHAT_VIEW } from './chat-view.ts'

/** Where there is room for the chat beside cloth and roads. */
const WIDE = '(min-width: 1100px)'

export type Talk = {
  readonly store: ChatStore
  readonly view: ChatView
  readonly isOpen: boolean
  /** Whether it stands beside the table; else it is a sheet above it. */
  readonly isBeside: boolean
  readonly onToggle: () => void
}

const nobody = () => () => {}
const nothing = () => FIRST_CHAT_VIEW

/** The chat of a table as the player wants it; null where there is none, or the player wants none. */
export function useChat(
  store: ChatStore | undefined,
  preferences: Preferences,
  prefer: (next: Preferences) => void,
): Talk | null {
  const view = useSyncExternalStore(store?.subscribe ?? nobody, store?.view ?? nothing)
  const isWide = useIsWide()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const isWanted = preferences.chat !== 'off'
  const isOpen = isWanted && (isWide ? preferences.chat === 'open' : isSheetOpen)
  useEffect(() => {
    if (!store || !isWanted) return
    store.follow(true)
    return () => store.follow(false)
  }, [store, isWanted])
  useEffect(() => store?.show(isOpen), [store, isOpen])
  if (!store || !isWanted) return null
  const toggle = () => {
    if (isWide) prefer({ ...preferences, chat: isOpen ? 'closed' : 'open' })
    else setSheetOpen(!isSheetOpen)
  }
  return { store, view, isOpen, isBeside: isOpen && isWide, onToggle: toggle }
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(WIDE).matches,
  )
}
