import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { Tabs } from '@sanuk/ui/tabs'
import { useSearchParams } from 'wouter'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import { GamesPanel } from './games-panel.tsx'
import { LanesPanel } from './lanes-panel.tsx'
import { ListsPanel } from './lists-panel.tsx'
import { OrderPanel } from './order-panel.tsx'

const PARTS = ['games', 'order', 'lanes', 'lists'] as const

/** What the brand shows of its vendors' games, and how vendors' lists come in. */
export function CataloguePage() {
  const { _ } = useLingui()
  useTitle('office-catalogue.title')
  const [query, setQuery] = useSearchParams()
  const shown = PARTS.find((part) => part === query.get('part')) ?? 'games'
  const panels = { games: <GamesPanel />, order: <OrderPanel />, lanes: <LanesPanel />, lists: <ListsPanel /> }
  return (
    <>
      <PageHead title={_('office-catalogue.title')} note={_('office-catalogue.note')} />
      <Card>
        <Tabs
          label={_('office-catalogue.parts')}
          tabs={PARTS.map((part) => ({ value: part, label: _(`office-catalogue.${part}`), panel: panels[part] }))}
          value={shown}
          onChange={(part) => setQuery(part === 'games' ? {} : { part }, { replace: true })}
        />
      </Card>
    </>
  )
}
