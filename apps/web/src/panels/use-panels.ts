import { useNavigate, useRouter } from '@tanstack/react-router'
import type { PanelName, PanelSearch } from './panel-names.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on the step that opened a panel: the one before it is the page below. */
    overPage?: true
  }
}

/** Panels that are done with once somebody is signed in. */
const DOORS: readonly PanelName[] = ['login', 'register', 'forgot', 'changePassword', 'prove']

/**
 * Ways to open and close what lies over the page. Opening adds a step to the history and closing takes it back, so that
 * "back" closes a panel and leads from the page below to where one came from.
 */
export function usePanels() {
  const navigate = useNavigate()
  const router = useRouter()
  const location = () => router.state.location

  /** Without a step to take back (a link led straight to the panel) the page below takes its place. */
  const close = async () => {
    if (location().state.overPage) return router.history.back()
    await navigate({
      to: '.',
      search: (before) => ({ ...before, panel: undefined, by: undefined, next: undefined }),
      resetScroll: false,
      replace: true,
    })
  }

  const show = ({ panel, by, next }: Required<Pick<PanelSearch, 'panel'>> & PanelSearch) => {
    const switching = location().search.panel !== undefined
    return navigate({
      to: '.',
      search: (before) => ({ ...before, panel, by, next: next ?? before.next }),
      state: switching ? true : { overPage: true },
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
      const { next, panel } = location().search
      if (next) return router.navigate({ href: next, replace: true })
      if (panel && DOORS.includes(panel)) return close()
    },
  }
}
