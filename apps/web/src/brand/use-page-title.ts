import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { SITE_NAME, useBrand } from './use-brand.ts'

/** Names the document for tabs, history and screen readers while a page is shown; the home page has the site's own title. */
export function usePageTitle(page?: string): void {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const title = page ? _('site.page_title', { page, brand }) : _('site.title')
  useEffect(() => {
    document.title = title
  }, [title])
}
