import { Suspense } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { useProtection } from './use-protection.ts'

const AwayBand = lazyPart(() => import('./away-band.tsx').then((part) => part.AwayBand), 'protection')

/** Where pages say that their reader stays away; nothing for everybody else. */
export function AwayPlace() {
  const { data } = useProtection()
  if (!data?.closure) return null
  return (
    <Suspense>
      <AwayBand closure={data.closure} />
    </Suspense>
  )
}
