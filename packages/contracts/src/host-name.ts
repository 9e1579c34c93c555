import * as z from 'zod/mini'

/** A host name in small letters, such as `play.example.com`; other scripts stand in Punycode. */
export const hostName = z
  .string()
  .check(
    z.maxLength(253),
    z.regex(/^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/),
  )

/**
 * The host name in what somebody typed or copied: `https://Play.Example.com:443/th` gives `play.example.com`. Text that
 * holds none comes back without the spaces around it, for `hostName` to refuse.
 */
export function hostOf(typed: string): string {
  const text = typed.trim()
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : text
}
