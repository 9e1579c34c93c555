import { useNavigate } from '@tanstack/react-router'
import type { PanelName } from '../../panels/panel-names.ts'

/** Goes to another page of the open centre: "back" then closes the centre instead of walking through its pages. */
export function useSwitchPage(): (page: PanelName) => void {
  const navigate = useNavigate()
  return (panel) => {
    navigate({ to: '.', search: (before) => ({ ...before, panel }), state: true, replace: true, resetScroll: false })
  }
}
