import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { SITE_NAME, useBrand } from './use-brand.ts'

/**
 * Names the document for tabs, history and screen readers while a page is shown, and describes it for whoever lists pages;
 * the home page has the site's own title, and a page that says nothing of itself the site's own description.
 */
export function usePageTitle(page?: string, about?: string): void {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const title = page ? _('site.page_title', { page, brand }) : _('site.title', { brand })
  const description = about ?? _('site.description', { brand })
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
