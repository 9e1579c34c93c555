import type { StudioView } from '../studio-protocol.ts'
import { NO_EVENTS, type StudioState } from './studio-state.ts'

/** What this process knows of the studio that deals at a table: nothing where another process deals. */
export type StudioFeed = {
  readonly studio: string
  isLoaded: boolean
  state: StudioState
  /** The number of the newest event. */
  last: number
  /** When anything was heard, heartbeats included. */
  heardAt: Date
  /** Cards of this shoe that are out; empty for games without one. */
  out: readonly string[]
  /** The coup that was opened last. */
  opened: string | null
}

export const createFeed = (studio: string): StudioFeed => ({
  studio,
  isLoaded: false,
  state: NO_EVENTS,
  last: 0,
  heardAt: new Date(0),
  out: [],
  opened: null,
})

/** For how long a studio may say nothing: while bets are taken they go back then. */
export const SILENT_MS = 10_000

/** For how long a coup that is dealt waits for its next event before it is void. */
export const VOID_MS = 120_000

export const isSilent = ({ heardAt }: StudioFeed, now: Date): boolean => now.getTime() - heardAt.getTime() >= SILENT_MS

/** What pages are told of it. */
export function studioViewOf(feed: StudioFeed, now: Date): StudioView {
  const { dealer, stream, isPaused, coup } = feed.state
  const trouble = isSilent(feed, now) ? 'silent' : coup?.halt ? 'halted' : null
  return { code: feed.studio, dealer, stream, isPaused, trouble }
}
