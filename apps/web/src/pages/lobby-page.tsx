import { useLingui } from '@lingui/react'
import { getRouteApi } from '@tanstack/react-router'
import { usePageTitle } from '../brand/use-page-title.ts'
import { Lobby } from '../features/catalogue/lobby.tsx'

const route = getRouteApi('/shell/rng')

export function LobbyPage() {
  const { _ } = useLingui()
  const title = _('lobby.title')
  usePageTitle(title)
  const { panel, next, ...search } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <Lobby
      title={title}
      search={search}
      onSearch={(change) => navigate({ search: change, replace: true, resetScroll: false })}
    />
  )
}
