import { createHash } from 'node:crypto'
import { TOPICS, type Topic } from '@sanuk/contracts/topics'

/** Schedules begin and end without anything being changed: no answer is kept for longer. */
const KEPT_MS = 5_000

/** Of one brand and topic. Names and filters come from outside: what is kept must not grow with them. */
const KEPT_MAX = 1_000

/**
 * An answer ready to be sent: its bytes, their name, and the headers above them; the same as a flat list, which Node
 * writes without looking at it again, for whoever gets the bytes.
 */
export type CachedResponse = {
  readonly body: Buffer
  readonly etag: string
  readonly head: Readonly<Record<string, string>>
  readonly flatHead: string[]
}

/** Where an answer is kept: everything it depends on is its brand, its topic and its name. */
export type KeptPlace = { readonly brand: string; readonly topic: Topic; readonly url: string }

type Entry = { readonly answer: Promise<CachedResponse>; readonly until: number; made?: CachedResponse }

export type ResponseCache = ReturnType<typeof createResponseCache>

/**
 * Answers that are the same for every visitor of a brand, made once and sent many times, until something of their topic
 * changes. Those who ask while an answer is made wait for it together.
 */
export function createResponseCache(now: () => number) {
  const shelves = new Map<string, Map<string, Entry>>()

  const shelfOf = (brand: string, topic: Topic): Map<string, Entry> => {
    const name = `${brand} ${topic}`
    const shelf = shelves.get(name) ?? new Map<string, Entry>()
    if (shelf.size >= KEPT_MAX) shelf.clear()
    shelves.set(name, shelf)
    return shelf
  }

  return {
    /** The answer to an address, `make`d where none is kept. What failed is not kept. */
    answer: (on: KeptPlace, make: () => Promise<unknown>): Promise<CachedResponse> => {
      const shelf = shelfOf(on.brand, on.topic)
      const kept = shelf.get(on.url)
      if (kept && kept.until > now()) return kept.answer
      const answer = make().then(written)
      const entry: Entry = { answer, until: now() + KEPT_MS }
      shelf.set(on.url, entry)
      answer.then(
        (made) => Object.assign(entry, { made }),
        () => shelf.get(on.url) === entry && shelf.delete(on.url),
      )
      return answer
    },
    /** The answer that stands ready at this moment, or `null`. */
    ready: ({ brand, topic, url }: KeptPlace): CachedResponse | null => {
      const kept = shelves.get(`${brand} ${topic}`)?.get(url)
      return kept?.made && kept.until > now() ? kept.made : null
    },
    /** Something of a topic has changed at a brand, or at all of them (`*`). What is being made then is not kept. */
    forget: (brand: string, topic: Topic): void => {
      if (brand !== '*') return void shelves.delete(`${brand} ${topic}`)
      for (const name of shelves.keys()) if (name.endsWith(` ${topic}`)) shelves.delete(name)
    },
    /** Anything may have changed, at a brand or everywhere. */
    forgetAll: (brand = '*'): void => {
      if (brand === '*') shelves.clear()
      else for (const topic of TOPICS) shelves.delete(`${brand} ${topic}`)
    },
  }
}

function written(value: unknown): CachedResponse {
  const body = Buffer.from(JSON.stringify(value))
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache',
    etag,
  }
  return { body, etag, head, flatHead: [...Object.entries(head).flat(), 'content-length', String(body.length)] }
}
