const KEY = 'token'

/** The operator's bearer token of this tab. */
export function currentToken(): string | null {
  return sessionStorage.getItem(KEY)
}

export function keepToken(token: string): void {
  sessionStorage.setItem(KEY, token)
}

export function forgetToken(): void {
  sessionStorage.removeItem(KEY)
}
