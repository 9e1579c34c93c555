import { type ComponentProps, use, useState } from 'react'
import type { SitePicture as Source } from './picture.ts'
import { PictureOrigin } from './picture-origin.ts'

export type { Source as PictureSource }

type SitePictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  readonly picture: Source
  /** Another cut of it for phones. */
  readonly phone?: Source
  readonly sizes: string
}

const PHONE = '(width < 760px)'

/**
 * One of the site's own pictures, in the best format and width the browser takes. It comes by the CDN that the page has
 * chosen, and from the page's own origin where that fails, or where the first paint has fetched it there already. Its place
 * is kept while it loads; one that does not load leaves its ground.
 */
export function SitePicture({ picture, phone, sizes, alt = '', ...rest }: SitePictureProps) {
  const cdn = use(PictureOrigin)
  const [failures, setFailures] = useState(0)
  const origin = rest.loading !== 'lazy' || failures > 0 ? null : cdn
  if (failures > (cdn === null ? 0 : 1)) return null
  const from = (set: string) => throughOrigin(set, origin)
  return (
    <picture>
      {phone?.avif && (
        <source media={PHONE} type="image/avif" srcSet={from(phone.avif)} sizes="100vw" {...sizeOf(phone)} />
      )}
      {phone && <source media={PHONE} type="image/webp" srcSet={from(phone.webp)} sizes="100vw" {...sizeOf(phone)} />}
      {picture.avif && <source type="image/avif" srcSet={from(picture.avif)} sizes={sizes} />}
      <img
        {...rest}
        {...sizeOf(picture)}
        srcSet={from(picture.webp)}
        src={firstOf(from(picture.webp))}
        sizes={sizes}
        alt={alt}
        onError={() => setFailures((before) => before + 1)}
      />
    </picture>
  )
}

/** The addresses of a set by another origin; those that name one of their own stay. */
function throughOrigin(set: string, origin: string | null): string {
  if (origin === null) return set
  return set.replaceAll(/(^|, )(?=\/(?!\/))/g, `$1${origin}`)
}

function sizeOf({ width, height }: Source): { width: number; height: number } {
  return { width, height }
}

function firstOf(set: string): string | undefined {
  return set.split(' ')[0]
}
