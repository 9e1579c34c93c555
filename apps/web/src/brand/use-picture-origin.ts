import { useBrand } from './use-brand.ts'

/** Drawn once for a page, so that each picture has one address as long as the page is open. */
const chance = Math.random()

/** One of the brand's CDNs for the site's own pictures, picked at random; `null` where it has none. */
export function usePictureOrigin(): string | null {
  const origins = useBrand()?.cdns.images ?? []
  return origins[Math.floor(chance * origins.length)] ?? null
}
