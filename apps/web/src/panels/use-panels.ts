import { useRouter } from '../router/use-router.ts'
import type { PanelName, PanelSearch } from './panel-names.ts'

/** Panels that are done with once somebody is signed in. */
const DOORS: readonly PanelName[] = ['login', 'register', 'forgot', 'changePassword', 'prove']

/**
 * Ways to open and close what lies over the page. Opening adds a step to the history and closing takes it back, so that
 * "back" closes a panel and leads from the page below to where one came from.
 */
export function usePanels() {
  const router = useRouter()

  /** Without a step to take back (a link led straight to the panel) the page below takes its place. */
  const close = async () => {
    if (router.location().state.overPage) return history.back()
    await router.navigate({
      to: '.',
      search: (before) => ({ ...before, panel: undefined, by: undefined, next: undefined }),
      resetScroll: false,
      replace: true,
    })
  }

  const show = ({ panel, by, next }: Required<Pick<PanelSearch, 'panel'>> & PanelSearch) => {
    const switching = router.location().search.panel !== undefined
    return router.navigate({
      to: '.',
      search: (before) => ({ ...before, panel, by, next: next ?? before.next }),
      state: switching ? 'same' : { overPage: true },
      replace: switching,
      resetScroll: false,
    })
  }

  return {
    close,
    open: (panel: PanelName, next?: string) => show({ panel, next }),
    /** Opens the login at one of its ways. */
    openLogin: (by: 'sms') => show({ panel: 'login', by }),
    /** After signing in: on to where the visitor was headed, to the panel that asked for it, or to the page below. */
    goOn: async () => {
      const { next, panel } = router.location().search
      if (next) return router.go(next, { replace: true })
      if (panel && DOORS.includes(panel)) return close()
    },
  }
}
