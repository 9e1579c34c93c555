import { CHAT_PHRASES, type ChatPhrase } from '#chat-protocol'
import type { Say } from '../words.ts'

/** What emotes look like; other phrases are words. */
const EMOTES: { readonly [phrase in ChatPhrase]?: string } = {
  clap: '👏',
  laugh: '😂',
  wow: '😮',
  heart: '❤️',
  cry: '😢',
  fire: '🔥',
}

export const isEmote = (phrase: ChatPhrase): boolean => EMOTES[phrase] !== undefined

type FaceProps = { readonly say: Say; readonly phrase: ChatPhrase }

/** A phrase in the reader's language. */
export function PhraseFace({ say, phrase }: FaceProps) {
  const text = say(`rooms-chat.phrase.${phrase}`)
  const emote = EMOTES[phrase]
  if (emote === undefined) return text
  return (
    <span role="img" aria-label={text} title={text}>
      {emote}
    </span>
  )
}

type PhrasesProps = { readonly say: Say; readonly isBusy: boolean; readonly onChoose: (phrase: ChatPhrase) => void }

/** Phrases that are sent by one press. */
export function Phrases({ say, isBusy, onChoose }: PhrasesProps) {
  return (
    <fieldset className="chat-phrases">
      <legend className="visually-hidden">{say('rooms-chat.phrases')}</legend>
      {[CHAT_PHRASES.filter(isEmote), CHAT_PHRASES.filter((phrase) => !isEmote(phrase))].map((phrases) => (
        <div key={phrases[0]}>
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              className="chat-phrase"
              data-emote={isEmote(phrase)}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onChoose(phrase)}
            >
              <PhraseFace {...{ say, phrase }} />
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  )
}
