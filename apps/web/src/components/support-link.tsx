import { useLingui } from '@lingui/react'
import { type ButtonStyle, buttonClass } from '@sanuk/ui/button'
import { useSupport } from '../brand/use-support.ts'

/** Leads to the brand's customer service; nothing where it has none. */
export function SupportLink(look: ButtonStyle) {
  const { _ } = useLingui()
  const support = useSupport()
  if (!support) return null
  return (
    <a className={buttonClass(look)} {...support}>
      {_('site.support')}
    </a>
  )
}
