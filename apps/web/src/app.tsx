import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { createSiteRouter } from './router.tsx'
import { queryClient } from './wire/read.ts'

/** The whole site around a router: in the browser, and once per language when the first paint is drawn. */
export function App({ router }: { router: ReturnType<typeof createSiteRouter> }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>
  )
}
