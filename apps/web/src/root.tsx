import { status } from '@sanuk/contracts/system'
import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { HOST } from './brand/brand-query.ts'
import { useBrand } from './brand/use-brand.ts'
import { lazyPart } from './components/lazy-part.ts'
import { PanelHost } from './panels/panel-host.tsx'
import { describeBrand } from './session/session.ts'
import { ToastHost } from './toasts/toast-host.tsx'
import { read } from './wire/read.ts'

const ClosedPage = lazyPart(() => import('./pages/closed-page.tsx').then((part) => part.ClosedPage), 'closed')

/** The system says 0 when it is open to this visitor. */
const MAINTENANCE = 1

/** Around every page: what may open over it, and what stands in its place while the site is closed. */
export function Root() {
  const { data } = useQuery(read(status, { query: { host: HOST } }))
  const brand = useBrand()?.brand
  useEffect(() => {
    if (brand) describeBrand(brand)
  }, [brand])
  if (data && data.status !== 0) {
    return (
      <Suspense>
        <ClosedPage reason={data.status === MAINTENANCE ? 'maintenance' : 'region'} address={data.ip} />
      </Suspense>
    )
  }
  return (
    <>
      <Outlet />
      <PanelHost />
      <ToastHost />
    </>
  )
}
