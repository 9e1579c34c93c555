import { useLingui } from '@lingui/react'
import { lazy, Suspense } from 'react'
import { useToastsWanted } from './toasts.ts'

const Toaster = lazy(() => import('@sanuk/ui/toast').then(({ Toaster }) => ({ default: Toaster })))

/** Where passing news appears. */
export function ToastHost() {
  const { _ } = useLingui()
  const wanted = useToastsWanted()
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster label={_('site.toasts')} closeLabel={_('site.close')} />
    </Suspense>
  )
}
