/** A picture as pages show it: its own size, and its files as a value for `srcset`. */
export type Picture = { readonly width: number; readonly height: number; readonly webp: string }

/** Pictures by their ids; those that the brand does not have are missing. */
export type FindPictures = (brand: string, ids: readonly string[]) => Promise<ReadonlyMap<string, Picture>>

/** Stores a picture for pages, from base64. Refuses with the codes of `PICTURE_REFUSALS`. */
export type KeepOpenPicture = (
  brand: string,
  image: string,
) => Promise<{ readonly id: string; readonly picture: Picture }>

/** Stores a small square portrait for pages; answers its id. Refuses likewise. */
export type KeepAvatar = (brand: string, image: string) => Promise<string>

/** Stores a picture that only operators see; answers its id. Refuses likewise. */
export type KeepClosedPicture = (brand: string, image: string) => Promise<string>

/** The bytes of such pictures, the largest file of each. */
export type ClosedPictureBytes = (brand: string, ids: readonly string[]) => Promise<Buffer[]>

/** SHA-256 of what a picture in base64 shows, whatever file it comes in. Refuses likewise. */
export type HashPixels = (image: string) => Promise<string>
