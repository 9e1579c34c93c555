import type { AccountType } from '@sanuk/contracts/identity'
import { useSyncExternalStore } from 'react'

/** Who is signed in here. `username` and `accountType` are null until the member's own call has answered. */
export type Session = {
  readonly token: string
  readonly username: string | null
  readonly accountType: AccountType | null
}

/** Keys of session storage that survive a sign-out. */
const KEPT = ['merchant', 'merchantCode'] as const

const listeners = new Set<() => void>()
let current = read()

function read(): Session | null {
  if (typeof window === 'undefined') return null
  const token = sessionStorage.getItem('token')
  if (!token) return null
  const type = sessionStorage.getItem('isAgent')
  return {
    token,
    username: sessionStorage.getItem('username'),
    // Written below and nowhere else.
    accountType: type === null ? null : (Number(type) as AccountType),
  }
}

function changed(): void {
  current = read()
  for (const listener of listeners) listener()
}

export function currentSession(): Session | null {
  return current
}

/** Re-renders when somebody signs in or out. */
export function useSession(): Session | null {
  return useSyncExternalStore(watchSession, currentSession, () => null)
}

export function watchSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function startSession(token: string, first = false): void {
  sessionStorage.setItem('token', token)
  if (first) sessionStorage.setItem('firstTimeLogin', '1')
  changed()
}

/** Whether it is the first one of whoever is signed in here. */
export function isFirstSignIn(): boolean {
  return sessionStorage.getItem('firstTimeLogin') !== null
}

export function describeSession(member: { account: string; type: AccountType }): void {
  sessionStorage.setItem('username', member.account)
  sessionStorage.setItem('isAgent', String(member.type))
  changed()
}

/** Forgets everything of the tab's visitor except which brand this is. */
export function endSession(): void {
  const kept = KEPT.map((key) => [key, sessionStorage.getItem(key)] as const)
  sessionStorage.clear()
  for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value)
  changed()
}

/** Which brand the tab belongs to, as its first call told. */
export function describeBrand(brand: { code: string; name: string }): void {
  sessionStorage.setItem('merchant', brand.name)
  sessionStorage.setItem('merchantCode', brand.code)
}

/** Whose game was opened last. */
export function rememberVassalage(vassalage: string): void {
  sessionStorage.setItem('current_vassalage', vassalage)
}
