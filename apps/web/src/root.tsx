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
import { whenClosed } from './wire/closing.ts'
import { keyOf, queryClient, read } from './wire/read.ts'

const ClosedPage = lazyPart(() => import('./pages/closed-page.tsx').then((part) => part.ClosedPage), 'closed')

/** How often a page that is closed looks whether it is open again. */
const LOOK_AGAIN_MS = 15_000

/** Around every page: what may open over it, and what stands in its place while the site is closed. */
export function Root() {
  const { data } = useQuery({
    ...read(status, { query: { host: HOST } }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 0 ? LOOK_AGAIN_MS : false),
  })
  useEffect(() => whenClosed(() => queryClient.invalidateQueries({ queryKey: keyOf(status) })), [])
  const brand = useBrand()?.brand
  useEffect(() => {
    if (brand) describeBrand(brand)
  }, [brand])
  if (data && data.status !== 0) {
    return (
      <Suspense>
        <ClosedPage status={data} />
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
