import { createContext } from 'react'

/**
 * The origin that the site's own pictures come from instead of the page's, for example `https://cdn.example`; `null` for
 * the page's own.
 */
export const PictureOrigin = createContext<string | null>(null)
