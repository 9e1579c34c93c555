import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { useProtection } from './use-protection.ts'

const AwayBand = lazyPart(() => import('./away-band.tsx').then((part) => part.AwayBand), 'protection')

/** Where pages say that their reader stays away, and `children` see to what follows; nothing for everybody else. */
export function AwayPlace({ children }: { readonly children: ReactNode }) {
  const { data } = useProtection()
  if (!data?.closure) return null
  return (
    <Suspense>
      <AwayBand closure={data.closure} />
      {children}
    </Suspense>
  )
}
