import { useSyncExternalStore } from 'react'

type Theme = 'light' | 'dark'

/** Ground of the top bar, which the browser's own frame continues. `start.js` writes the same before the first paint. */
const FRAME: Record<Theme, string> = { light: '#14201c', dark: '#0a0e0c' }

const listeners = new Set<() => void>()

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, currentTheme)
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', FRAME[theme])
  localStorage.setItem('theme', theme)
  for (const listener of listeners) listener()
}
