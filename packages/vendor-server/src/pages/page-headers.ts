/** Origins of the platform's sites, its home first: their pages may frame the games. */
export type Sites = readonly [home: string, ...brands: string[]]

/**
 * Headers of the games' pages: scripts, styles and everything else from here only, and to be framed by the sites alone.
 * Pictures may be made in the page, as the game's own drawings are. A table that is seen by a stream names its origin, and
 * nothing else is loaded from elsewhere.
 */
export function pageHeaders(sites: Sites, styles = "'self'", stream: string | null = null): Record<string, string> {
  const also = stream === null ? '' : ` ${stream}`
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "font-src 'self'",
    `img-src 'self' data: blob:${also}`,
    `connect-src 'self'${also}`,
    ...(stream === null ? [] : [`media-src blob:${also}`]),
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${sites.join(' ')}`,
    "require-trusted-types-for 'script'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), fullscreen=(self)',
  }
}
