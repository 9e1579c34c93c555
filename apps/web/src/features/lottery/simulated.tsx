import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'

type SimulatedProps = { readonly of: { readonly simulated?: true | undefined } | null | undefined }

/** Beside a result that was made up for a demo. Draws nothing beside a real one. */
export function Simulated({ of }: SimulatedProps) {
  const { _ } = useLingui()
  if (!of?.simulated) return null
  return (
    <span title={_('lottery-results.simulated.note')}>
      <Badge look="luck">{_('lottery-results.simulated')}</Badge>
      <VisuallyHidden> {_('lottery-results.simulated.note')}</VisuallyHidden>
    </span>
  )
}
