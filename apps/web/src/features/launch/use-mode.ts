import type { LaunchMode } from '@sanuk/contracts/wire'
import { useNavigate, useSearch } from '@tanstack/react-router'

/**
 * Whether the game in the frame is played for money. It stands in the address, so that a page loaded anew goes on as it
 * was; the way back still leads out of the game, however often it was switched.
 */
export function useMode(): { readonly mode: LaunchMode; readonly switchTo: (mode: LaunchMode) => void } {
  const { demo } = useSearch({ strict: false })
  const navigate = useNavigate()
  return {
    mode: demo ? 'demo' : 'real',
    switchTo: (mode) =>
      void navigate({
        to: '.',
        search: ({ demo: _, ...search }) => (mode === 'demo' ? { ...search, demo: true } : search),
        replace: true,
      }),
  }
}
