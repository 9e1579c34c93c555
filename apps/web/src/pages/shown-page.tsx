import { Suspense, useLayoutEffect } from 'react'
import { useRouter, useShown } from '../router/use-router.ts'
import { FaultBoundary } from './fault-boundary.tsx'
import { PageFault } from './page-fault.tsx'

/** The page on the screen, in its frame. */
export function ShownPage() {
  const router = useRouter()
  const shown = useShown((page) => page)
  useLayoutEffect(() => router.settle(shown), [router, shown])
  // What stays the same is not drawn anew when the address alone changes.
  const { Frame, View, fault } = shown
  const { path } = shown.location
  const page = View ? <View key={path} /> : <PageFault error={fault} />
  const view = <FaultBoundary>{page}</FaultBoundary>
  const framed = Frame ? <Frame>{view}</Frame> : view
  return (
    <Suspense>
      <FaultBoundary>{framed}</FaultBoundary>
    </Suspense>
  )
}
