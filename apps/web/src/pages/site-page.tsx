import { BannerPlace } from '../features/banners/banner-place.tsx'
import { PopUpPlace } from '../features/content/pop-up-place.tsx'
import { Shell } from '../shell/shell.tsx'

/** Around every page but the game's: the shell with the brand's banners, and what pops up over it. */
export function SitePage() {
  return (
    <>
      <Shell above={<BannerPlace />} />
      <PopUpPlace />
    </>
  )
}
