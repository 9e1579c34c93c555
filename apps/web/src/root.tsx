import { Outlet } from '@tanstack/react-router'
import { PanelHost } from './panels/panel-host.tsx'
import { ToastHost } from './toasts/toast-host.tsx'

/** Around every page: what may open over it. */
export function Root() {
  return (
    <>
      <Outlet />
      <PanelHost />
      <ToastHost />
    </>
  )
}
