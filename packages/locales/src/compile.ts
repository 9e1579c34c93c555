import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

export type Catalogue = Readonly<Record<string, string>>
export type CompiledCatalogue = Record<string, CompiledMessage>

/** Turns ICU messages into the form Lingui reads without a parser. Throws naming the key whose message is malformed. */
export function compileCatalogue(catalogue: Catalogue): CompiledCatalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([word, message]) => [word, compileMessage(word, message)]))
}

function compileMessage(word: string, message: string): CompiledMessage {
  try {
    return compileMessageOrThrow(message)
  } catch (cause) {
    throw new Error(`The message of "${word}" is not ICU: ${message}`, { cause })
  }
}
