import { type ComponentProps, useState } from 'react'
import type { SitePicture as Source } from './picture.ts'

export type { Source as PictureSource }

type SitePictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  readonly picture: Source
  /** Another cut of it for phones. */
  readonly phone?: Source
  readonly sizes: string
}

const PHONE = '(width < 760px)'

/**
 * One of the site's own pictures, in the best format and width the browser takes. Its place is kept while it loads; one
 * that does not load leaves its ground.
 */
export function SitePicture({ picture, phone, sizes, alt = '', ...rest }: SitePictureProps) {
  const [broken, setBroken] = useState(false)
  if (broken) return null
  return (
    <picture>
      {phone?.avif && <source media={PHONE} type="image/avif" srcSet={phone.avif} sizes="100vw" {...sizeOf(phone)} />}
      {phone && <source media={PHONE} type="image/webp" srcSet={phone.webp} sizes="100vw" {...sizeOf(phone)} />}
      {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      <img
        {...rest}
        {...sizeOf(picture)}
        srcSet={picture.webp}
        src={firstOf(picture.webp)}
        sizes={sizes}
        alt={alt}
        onError={() => setBroken(true)}
      />
    </picture>
  )
}

function sizeOf({ width, height }: Source): { width: number; height: number } {
  return { width, height }
}

function firstOf(set: string): string | undefined {
  return set.split(' ')[0]
}
