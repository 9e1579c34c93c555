/** Whoever reads topics: the open socket of a page. */
export type Reader = {
  /** Hands on a text, as bytes that all readers share. */
  readonly send: (text: Buffer) => void
  /** Bytes that were handed on and have not left yet. */
  readonly waiting: () => number
}

/** A reader with so much still to come gets no more news, but the whole state once it has caught up. */
const MOST_WAITING = 256 * 1024

type Topic<State, News> = {
  /** The whole of it, numbered by the news it contains, as readers are told it. */
  readonly snapshot: (at: number, state: State) => object
  /** One change, by its number. */
  readonly change: (at: number, news: News) => object
  readonly begin: State
  readonly apply: (state: State, news: News) => State
}

export type Followed = { readonly follow: (reader: Reader) => void; readonly leave: (reader: Reader) => void }

export type OpenTopic<State, News> = Followed & {
  readonly state: () => State
  /** Changes the state and tells all who follow. */
  readonly publish: (...news: readonly News[]) => void
  /** Replaces the state without news, as after a restart, and tells it whole. */
  readonly restart: (state: State) => void
  readonly followers: () => number
}

/**
 * Something many readers follow: a state, and numbered news of it. Who begins is told the whole state, then every change;
 * each change is one text for all. A reader that is too slow is left out until it has read what it was sent, and then is
 * told the whole state again: it never holds up the others, nor fills our memory.
 */
export function openTopic<State, News>(topic: Topic<State, News>): OpenTopic<State, News> {
  const upToDate = new Set<Reader>()
  const behind = new Set<Reader>()
  let state = topic.begin
  let at = 0

  const snapshot = (): Buffer => bytesOf(topic.snapshot(at, state))
  /** Who has caught up is told the whole; that contains what is about to be told. */
  const catchUp = () => {
    for (const reader of behind) {
      if (reader.waiting() > 0) continue
      behind.delete(reader)
      upToDate.add(reader)
      reader.send(snapshot())
    }
  }
  const tell = (text: Buffer) => {
    for (const reader of upToDate) {
      if (reader.waiting() <= MOST_WAITING) reader.send(text)
      else {
        upToDate.delete(reader)
        behind.add(reader)
      }
    }
  }

  return {
    state: () => state,
    followers: () => upToDate.size + behind.size,
    publish: (...news) => {
      for (const one of news) {
        state = topic.apply(state, one)
        at += 1
        tell(bytesOf(topic.change(at, one)))
      }
      catchUp()
    },
    restart: (next) => {
      state = next
      at += 1
      tell(snapshot())
      catchUp()
    },
    follow: (reader) => {
      behind.delete(reader)
      upToDate.add(reader)
      reader.send(snapshot())
    },
    leave: (reader) => {
      upToDate.delete(reader)
      behind.delete(reader)
    },
  }
}

const bytesOf = (message: object): Buffer => Buffer.from(JSON.stringify(message))
