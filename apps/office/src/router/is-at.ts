/** Whether a path is that of a page or lies below it; every path lies below the first page, which is only itself. */
export const isAt = (page: string, path: string): boolean =>
  path === page || (page !== '/' && path.startsWith(`${page}/`))

/** The page that a path belongs to: of those it is or lies below, the one that lies deepest. */
export const pageAt = (pages: readonly string[], path: string): string | undefined =>
  pages.filter((page) => isAt(page, path)).toSorted((one, other) => other.length - one.length)[0]
