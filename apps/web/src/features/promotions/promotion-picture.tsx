import type { Promotion } from '@sanuk/contracts/content'
import { BANNERS } from '@sanuk/ui/art/banners'
import { SitePicture } from '@sanuk/ui/site-picture'

type PromotionPictureProps = { readonly promotion: Promotion; readonly className: string | undefined }

/** An operator's own picture, a scene of the site's, or the plain ground. Its words stand beside it. */
export function PromotionPicture({ promotion: { picture, scene }, className }: PromotionPictureProps) {
  const shown = picture ?? (scene && BANNERS[scene].wide)
  return <div className={className}>{shown && <SitePicture picture={shown} sizes="800px" loading="lazy" />}</div>
}
