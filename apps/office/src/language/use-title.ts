import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { HOUSE_NAME, useBrand } from '../wire/use-brand.ts'
import type { OfficeWord } from './office-word.ts'

/** Names the browser's tab after the page and the brand. */
export function useTitle(word: OfficeWord): void {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? HOUSE_NAME
  const title = _('office.title', { page: _(word), brand })
  useEffect(() => {
    document.title = title
  }, [title])
}
