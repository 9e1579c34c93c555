import { status } from '@sanuk/contracts/system'
import { PictureOrigin } from '@sanuk/ui/picture-origin'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { statusQuery } from './brand/brand-query.ts'
import { type Brand, useBrand } from './brand/use-brand.ts'
import { usePictureOrigin } from './brand/use-picture-origin.ts'
import { wearColours } from './brand/wear-colours.ts'
import { lazyPart } from './components/lazy-part.ts'
import { settleLanguage } from './language/language.ts'
import { loadListedPage } from './pages/listed-page.ts'
import { ShownPage } from './pages/shown-page.tsx'
import { PanelHost } from './panels/panel-host.tsx'
import { useShown } from './router/use-router.ts'
import { describeBrand, useSession } from './session/session.ts'
import { useInvitationEnd } from './session/use-invitation-end.ts'
import { ToastHost } from './toasts/toast-host.tsx'
import { whenClosed } from './wire/closing.ts'
import { LateNotice } from './wire/late-notice.tsx'
import { keyOf, queryClient } from './wire/read.ts'

const DoorPage = lazyPart(() => loadListedPage('door'))
const ClosedPage = lazyPart(() => import('./pages/closed-page.tsx').then((part) => part.ClosedPage), 'closed')

/** How often a page that is closed looks whether it is open again. */
const LOOK_AGAIN_MS = 15_000

/** Pages that a brand which keeps the others for its members shows to everybody. */
const BEFORE_LOGIN: readonly string[] = ['/helpmc', '/down', '/terms', '/privacy']

/** What follows from the brand for the whole page: its name in the session, whom it is for, its colours, its language. */
function settleBrand({ brand, loginedToHomePage, theme, languages, defaultLanguage }: Brand): void {
  describeBrand(brand)
  // The server says so with the page; an operator may change it while the page is open.
  document.documentElement.toggleAttribute('data-members-only', loginedToHomePage)
  wearColours(theme)
  settleLanguage({ languages, defaultLanguage })
}

/** Around every page: what may open over it, and what stands in its place while the site is closed. */
export function Root() {
  const { data } = useQuery({
    ...statusQuery(),
    refetchInterval: ({ state }) => (state.data && state.data.status !== 0 ? LOOK_AGAIN_MS : false),
  })
  useEffect(() => whenClosed(() => queryClient.invalidateQueries({ queryKey: keyOf(status) })), [])
  const brand = useBrand()
  useEffect(() => {
    if (brand) settleBrand(brand)
  }, [brand])
  useInvitationEnd()
  const pictureOrigin = usePictureOrigin()
  const pathname = useShown(({ location }) => location.pathname)
  const outside = useSession() === null
  if (data && data.status !== 0) {
    return (
      <Suspense>
        <ClosedPage status={data} />
      </Suspense>
    )
  }
  return (
    <PictureOrigin value={pictureOrigin}>
      {brand?.loginedToHomePage && outside && !BEFORE_LOGIN.includes(pathname) ? (
        <Suspense>
          <DoorPage />
        </Suspense>
      ) : (
        <ShownPage />
      )}
      <PanelHost />
      <ToastHost />
      <LateNotice />
    </PictureOrigin>
  )
}
