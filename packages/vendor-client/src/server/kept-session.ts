/**
 * The session of this tab, so that a reload continues where the one-time launch ticket no longer would. It lives as
 * long as the tab, and only for the launch that opened it. A browser that keeps nothing for framed pages gives `null`.
 */
export type SessionKeeper = {
  readonly kept: (launch: string) => string | null
  readonly keep: (launch: string, session: string) => void
  readonly forget: () => void
}

/** Keeps sessions under a name of the vendor's own. */
export function keepsSession(key: string): SessionKeeper {
  return {
    kept(launch) {
      const text = attempt(() => sessionStorage.getItem(key)) ?? ''
      const [keptLaunch, session] = text.split('\n')
      return session !== undefined && keptLaunch === launch ? session : null
    },
    keep: (launch, session) => attempt(() => sessionStorage.setItem(key, `${launch}\n${session}`)),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // Storage is denied to this frame: the session lives in memory alone.
    return undefined
  }
}
