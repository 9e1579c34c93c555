import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { type ComponentType, useEffect, useState } from 'react'
import { useBrand } from '../brand/use-brand.ts'
import { useModules } from '../brand/use-modules.ts'
import { readyWords } from '../language/language.ts'
import { useSearch } from '../router/use-router.ts'
import { type Session, useSession } from '../session/session.ts'
import { loadPart } from '../wire/load-part.ts'
import { type PanelName, readPanelSearch, windowOf } from './panel-names.ts'
import type { PanelProps } from './panel-table.ts'
import { useAgentCentreAccess } from './use-agent-centre-access.ts'
import { usePanels } from './use-panels.ts'

type Loaded = { readonly name: PanelName; readonly Panel: ComponentType<PanelProps> }

/**
 * Shows the panel the address names. A member's panel asks a visitor to sign in and opens after that; a guest is told
 * that it needs an account, and a member where the brand's member centre is closed, or who asks for the agent centre and
 * is no agent of this brand.
 */
export function PanelHost() {
  const search = useSearch(readPanelSearch)
  const { close } = usePanels()
  const name = useShownPanel(search.panel)
  const loaded = useLoadedPanel(name)
  if (!loaded) return null
  // Panels that are pages of one window follow one another without its being closed in between.
  const open = name !== undefined && windowOf(name) === windowOf(loaded.name)
  return <loaded.Panel name={loaded.name} open={open} onClose={close} />
}

/** The panel that is shown where one is asked for: itself, or what stands in for it; nothing while that is not known. */
function useShownPanel(asked: PanelName | undefined): PanelName | undefined {
  const session = useSession()
  const isCentreClosed = useIsCentreClosed()
  const window = asked && windowOf(asked)
  const access = useAgentCentreAccess(window === 'agentCentre')
  if (window === 'memberCentre') {
    // Limits and breaks are there for everybody, whatever a brand has switched off.
    const isClosed = isCentreClosed && asked !== 'protection'
    return instead(session) ?? (isClosed ? 'centreClosed' : asked)
  }
  if (window === 'agentCentre') {
    return instead(session) ?? { yes: asked, no: 'agentsOnly' as const, unknown: undefined }[access]
  }
  return asked
}

/** Whether the brand has its member centre switched off; not so until it is known. */
function useIsCentreClosed(): boolean {
  const isKnown = useBrand() !== undefined
  const isOn = useModules()
  return isKnown && !isOn('MEMBER3')
}

/** What somebody sees who may not open a member's panel. */
function instead(session: Session | null): PanelName | undefined {
  if (session === null) return 'login'
  return session.accountType === TRIAL_TYPE ? 'needAccount' : undefined
}

/** The panel last asked for, kept while it leaves the screen. */
function useLoadedPanel(name: PanelName | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (!name) return
    let wanted = true
    loadPanel(name).then(
      (Panel) => wanted && setLoaded({ name, Panel }),
      // The error boundary of the page offers to load it again.
      (fault: unknown) =>
        wanted &&
        setLoaded(() => {
          throw fault
        }),
    )
    return () => {
      wanted = false
    }
  }, [name])
  return loaded
}

/** A panel and the words it speaks. */
async function loadPanel(name: PanelName): Promise<ComponentType<PanelProps>> {
  const { panelTable } = await loadPart(() => import('./panel-table.ts'))
  const { load, rooms } = panelTable[windowOf(name)]
  const [Panel] = await Promise.all([loadPart(load), readyWords(...rooms)])
  return Panel
}
