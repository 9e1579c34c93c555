/** A picture of the site itself: its own size, and its files as values for `srcset`. */
export interface SitePicture {
  width: number
  height: number
  /** Only where it is worth the smaller file: the banners. */
  avif?: string
  webp: string
}

export interface SiteArt {
  /** Art behind the words of a banner: wide for desktops, tall for phones. */
  banners: Record<string, { wide: SitePicture; tall: SitePicture }>
  empty: Record<string, SitePicture>
  gift: SitePicture
  avatars: SitePicture[]
  /** What the mall offers, by the names that rewards have for them. */
  rewards: Record<string, SitePicture>
}
