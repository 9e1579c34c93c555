/** Whether a path is that of a page or lies below it; every path lies below the first page, which is only itself. */
export const isAt = (page: string, path: string): boolean =>
  path === page || (page !== '/' && path.startsWith(`${page}/`))
