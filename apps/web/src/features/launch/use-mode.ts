import type { LaunchMode } from '@sanuk/contracts/wire'
import { readGame } from '../../router/paths.ts'
import { useRouter, useSearch } from '../../router/use-router.ts'

/**
 * Whether the game in the frame is played for money. It stands in the address, so that a page loaded anew goes on as it
 * was; the way back still leads out of the game, however often it was switched.
 */
export function useMode(): { readonly mode: LaunchMode; readonly switchTo: (mode: LaunchMode) => void } {
  const { demo } = useSearch(readGame)
  const router = useRouter()
  return {
    mode: demo ? 'demo' : 'real',
    switchTo: (mode) =>
      void router.navigate({
        to: '.',
        search: ({ demo: _, ...search }) => (mode === 'demo' ? { ...search, demo: true } : search),
        replace: true,
      }),
  }
}
