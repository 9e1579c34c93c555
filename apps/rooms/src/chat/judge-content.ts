import { CHAT_LENGTH, type ChatContent, type ChatFault } from '../chat-protocol.ts'
import { cleanText, lengthOf } from './clean-text.ts'
import { findContact } from './find-contact.ts'
import { hasProfanity } from './find-profanity.ts'

export type Judged =
  | { readonly kind: 'taken'; readonly content: ChatContent }
  | { readonly kind: 'refused'; readonly fault: ChatFault }

const refused = (fault: ChatFault): Judged => ({ kind: 'refused', fault })

/** What is shown of a message, or why nothing is. Phrases need no judging. */
export function judgeContent(content: ChatContent): Judged {
  if (content.kind === 'phrase') return { kind: 'taken', content }
  const text = cleanText(content.text)
  if (text === '') return refused('empty')
  if (lengthOf(text) > CHAT_LENGTH) return refused('too_long')
  const contact = findContact(text)
  if (contact) return refused(contact)
  if (hasProfanity(text)) return refused('profanity')
  return { kind: 'taken', content: { kind: 'text', text } }
}
