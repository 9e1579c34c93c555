import { type ReactNode, Suspense } from 'react'
import { useBrand } from '../brand/use-brand.ts'
import { optionalPart } from '../components/lazy-part.ts'
import { BannerPlace } from '../features/banners/banner-place.tsx'
import { PopUpPlace } from '../features/content/pop-up-place.tsx'
import { useSession } from '../session/session.ts'
import { Shell } from '../shell/shell.tsx'

const Measuring = optionalPart(
  () => import('../features/analytics/measuring.tsx').then((part) => part.Measuring),
  'analytics',
)
const AwayPlace = optionalPart(() => import('../features/protection/away-place.tsx').then((part) => part.AwayPlace))
const QuietPush = optionalPart(() => import('../features/push/quiet-push.tsx').then((part) => part.QuietPush))
const AgreementPlace = optionalPart(() =>
  import('../features/content/agreement-place.tsx').then((part) => part.AgreementPlace),
)
const RealityCheck = optionalPart(() =>
  import('../features/protection/reality-check.tsx').then((part) => part.RealityCheck),
)

/** Around every page but the game's: the shell with the brand's banners, and what pops up over it. */
export function SitePage({ children }: { readonly children: ReactNode }) {
  const signedIn = useSession() !== null
  const measurement = useBrand()?.gtagId
  return (
    <>
      <Shell
        above={
          <>
            {signedIn && (
              <Suspense>
                <AwayPlace>
                  <QuietPush />
                </AwayPlace>
              </Suspense>
            )}
            <BannerPlace />
          </>
        }
      >
        {children}
      </Shell>
      {signedIn && (
        <Suspense>
          <RealityCheck playing={false} />
          <AgreementPlace />
        </Suspense>
      )}
      {measurement && (
        <Suspense>
          <Measuring measurement={measurement} />
        </Suspense>
      )}
      <PopUpPlace />
    </>
  )
}
