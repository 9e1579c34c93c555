import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { Share2 } from 'lucide-react'
import { shortIssue } from '../issue-name.ts'
import { type SharedResult, useResultPicture } from './use-result-picture.ts'

type ShareResultProps = SharedResult & { readonly className?: string | undefined }

/** Shares a result as a picture. */
export function ShareResult({ className, ...result }: ShareResultProps) {
  const { _ } = useLingui()
  const share = useResultPicture()
  return (
    <IconButton
      size="small"
      className={className}
      label={_('lottery-results.share', { number: shortIssue(result.drawn.number) })}
      onClick={() => share(result)}
    >
      <Share2 />
    </IconButton>
  )
}
