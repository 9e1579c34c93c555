import type { mobileNumber } from '@sanuk/contracts/credentials'

/** What stands in the password field of a browser that is remembered: nothing of the password, which nobody kept. */
export const REMEMBERED_PASSWORD = '••••••••••'

const DAY_SECONDS = 24 * 60 * 60

/** What the login is prefilled with, for a day after the box was ticked. None of it is a secret. */
export type Prefilled = {
  readonly username?: string | undefined
  readonly mobile?: Record<keyof typeof mobileNumber, string> | undefined
}

const COOKIE = 'prefilled'

export function readPrefilled(): Prefilled {
  const found = document.cookie.split('; ').find((one) => one.startsWith(`${COOKIE}=`))
  if (!found) return {}
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(found.slice(COOKIE.length + 1)))
    return typeof kept === 'object' && kept !== null ? kept : {}
  } catch {
    return {}
  }
}

export function keepPrefilled(prefilled: Prefilled): void {
  const value = encodeURIComponent(JSON.stringify(prefilled))
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${COOKIE}=${value}; path=/; max-age=${DAY_SECONDS}; samesite=lax`
}

export function forgetPrefilled(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
  document.cookie = `${COOKIE}=; path=/; max-age=0; samesite=lax`
}
