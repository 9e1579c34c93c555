import { useNavigate, useRouter } from '@tanstack/react-router'
import type { PanelName } from './panel-names.ts'

/** Ways to open and close what lies over the page. Opening adds a step to the history, so that "back" closes it. */
export function usePanels() {
  const navigate = useNavigate()
  const router = useRouter()
  return {
    open: (panel: PanelName, next?: string) =>
      navigate({ to: '.', search: (before) => ({ ...before, panel, next: next ?? before.next }), resetScroll: false }),
    close: () =>
      navigate({
        to: '.',
        search: (before) => ({ ...before, panel: undefined, next: undefined }),
        resetScroll: false,
        replace: true,
      }),
    /** After signing in: on to where the visitor was headed, to the panel that asked for it, or to the page below. */
    goOn: () => {
      const { next } = router.state.location.search
      if (next) return router.navigate({ href: next, replace: true })
      return navigate({
        to: '.',
        search: ({ panel, ...before }) => ({ ...before, panel: afterSignIn(panel) }),
        replace: true,
      })
    },
  }
}

function afterSignIn(panel: PanelName | undefined): PanelName | undefined {
  return panel === 'login' || panel === 'register' ? undefined : panel
}
