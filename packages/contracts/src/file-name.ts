import * as z from 'zod/mini'

/** Characters that a name is shown with, at most. */
const NAME_MAX = 255

/** Control characters, halves of surrogate pairs, breaks of lines, and marks that turn the direction of what follows. */
const UNSHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu

/**
 * The name of a file as it is stored and shown: without its folders, without characters that hide or turn its letters, and
 * cut before its ending where it is too long. It never names a file on the server.
 */
export function plainFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const plain = base.normalize('NFC').replaceAll(UNSHOWN, '').trim()
  const characters = Array.from(plain)
  if (characters.length <= NAME_MAX) return plain
  const ending = /\.[A-Za-z0-9]{1,10}$/.exec(plain)?.[0] ?? ''
  return `${characters.slice(0, NAME_MAX - 1 - ending.length).join('')}…${ending}`
}

/** The name of a file that somebody sends, whatever it is. */
export const fileName = z.pipe(z.string().check(z.maxLength(4_096)), z.transform(plainFileName))
