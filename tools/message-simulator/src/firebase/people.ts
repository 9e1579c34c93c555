import { randomBytes } from 'node:crypto'
import type { Person } from './id-tokens.ts'

/** Somebody signed in, since when, in seconds since 1970. */
type SignedIn = { readonly person: Person; readonly since: number }

type Known = Person & { readonly createdAt: number; readonly lastLoginAt: number }

export type People = ReturnType<typeof createPeople>

/** Who has proved a number to which project, and the tokens by which they stay signed in; in memory only. */
export function createPeople(now: () => number) {
  const known = new Map<string, Known>()
  const refreshing = new Map<string, SignedIn>()
  const nameOf = (project: string, number: string) => `${project} ${number}`
  return {
    signIn: (project: string, number: string) => {
      const before = known.get(nameOf(project, number))
      const id = before?.id ?? randomBytes(14).toString('hex')
      const person = { id, project, number }
      known.set(nameOf(project, number), { ...person, createdAt: before?.createdAt ?? now(), lastLoginAt: now() })
      const since = Math.floor(now() / 1000)
      const refreshToken = randomBytes(48).toString('base64url')
      refreshing.set(refreshToken, { person, since })
      return { person, since, refreshToken, isNewUser: before === undefined }
    },
    find: ({ project, number }: Person) => known.get(nameOf(project, number)) ?? null,
    byRefreshToken: (token: string) => refreshing.get(token) ?? null,
  }
}
