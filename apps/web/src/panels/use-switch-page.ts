import { useRouter } from '../router/use-router.ts'
import type { PanelName } from './panel-names.ts'

/** Goes to another page of the open centre: "back" then closes the centre instead of walking through its pages. */
export function useSwitchPage(): (page: PanelName) => void {
  const router = useRouter()
  return (panel) => {
    router.navigate({
      to: '.',
      search: (before) => ({ ...before, panel }),
      state: 'same',
      replace: true,
      resetScroll: false,
    })
  }
}
