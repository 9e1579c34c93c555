import { useLingui } from '@lingui/react'
import { type ButtonStyle, buttonClass } from '@sanuk/ui/button'
import { useSupport } from '../brand/use-support.ts'

/** Leads to the brand's customer service; nothing where it has none. */
export function SupportLink(look: ButtonStyle) {
  const { _ } = useLingui()
  const path = useSupport()
  if (path === undefined) return null
  return (
    <a className={buttonClass(look)} href={path} target="_blank" rel="noopener noreferrer">
      {_('site.support')}
    </a>
  )
}
