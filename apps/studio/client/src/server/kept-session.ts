const KEY = 'sanuk-studio-session'

/**
 * The session of this tab, so that a reload continues where the one-time launch ticket no longer would. It lives as
 * long as the tab, and only for the launch that opened it. A browser that keeps nothing for framed pages gives `null`.
 */
export function keptSession(launch: string): string | null {
  const [keptLaunch, session] = (read() ?? '').split('\n')
  return session !== undefined && keptLaunch === launch ? session : null
}

export function keepSession(launch: string, session: string): void {
  attempt(() => sessionStorage.setItem(KEY, `${launch}\n${session}`))
}

export function forgetSession(): void {
  attempt(() => sessionStorage.removeItem(KEY))
}

function read(): string | null {
  return attempt(() => sessionStorage.getItem(KEY)) ?? null
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // Storage is denied to this frame: the session lives in memory alone.
    return undefined
  }
}
