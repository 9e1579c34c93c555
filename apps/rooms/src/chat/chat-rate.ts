import type { ChatContent, ChatFault } from '../chat-protocol.ts'

/** A member writes at most once in so long, at most so often in a minute, and the same text once in this long. */
const PAUSE_MS = 2_000
const MINUTE_MS = 60_000
const PER_MINUTE = 10
const REPEAT_MS = 60_000

/** Members that are remembered before those who were silent for long are forgotten. */
const REMEMBERED = 5_000

type Written = { readonly id: string; readonly at: number; readonly content: string }

export type TooSoon = { readonly fault: Extract<ChatFault, 'too_fast' | 'repeated'>; readonly seconds: number }

/** Phrases may come again; what is typed may not, in whatever case and with whatever punctuation. */
const comparable = (content: ChatContent): string =>
  content.kind === 'phrase' ? '' : content.text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}\p{S}]/gu, '') || content.text

/** How often members write, at all tables together. In memory: it is forgotten with the process. */
export function createChatRate() {
  const written = new Map<string, readonly Written[]>()
  const forget = (now: number) => {
    if (written.size < REMEMBERED) return
    for (const [member, entries] of written) {
      if (entries.every(({ at }) => now - at >= MINUTE_MS)) written.delete(member)
    }
  }
  return {
    /** Counts a message, unless it comes too soon. The same id again is the same message. */
    count: (member: string, { id, content }: { id: string; content: ChatContent }, at: number): TooSoon | null => {
      const recent = (written.get(member) ?? []).filter((entry) => at - entry.at < MINUTE_MS)
      if (recent.some((entry) => entry.id === id)) return null
      const after = (instant: number) => Math.max(1, Math.ceil((instant - at) / 1000))
      const [last, oldest] = [recent.at(-1), recent.at(-PER_MINUTE)]
      if (last && at - last.at < PAUSE_MS) return { fault: 'too_fast', seconds: after(last.at + PAUSE_MS) }
      if (oldest) return { fault: 'too_fast', seconds: after(oldest.at + MINUTE_MS) }
      const text = comparable(content)
      const same = text === '' ? undefined : recent.findLast((entry) => entry.content === text)
      if (same && at - same.at < REPEAT_MS) return { fault: 'repeated', seconds: after(same.at + REPEAT_MS) }
      forget(at)
      written.set(member, [...recent, { id, at, content: text }])
      return null
    },
  }
}
export type ChatRate = ReturnType<typeof createChatRate>
