/** The banner that the server drew into the page, and where; it is gone from there once the page itself stands. */
const drawn = takeDrawn()

/**
 * A place for a banner until those of the page have come: what the server drew there stands on, and where it drew
 * nothing there is ground. The server fills it by its mark.
 */
export function DrawnBanner({ className }: { readonly className: string | undefined }) {
  return <div className={className} data-banner="" ref={takeOver} />
}

/** One function for all renders: React runs another one anew each time, and the picture would be put in again. */
function takeOver(place: HTMLElement | null): void {
  if (place && drawn?.path === location.pathname) place.replaceChildren(...drawn.nodes)
}

function takeDrawn(): { readonly path: string; readonly nodes: readonly Node[] } | null {
  if (typeof document === 'undefined') return null
  const place = document.querySelector(`[data-first-paint][lang="${document.documentElement.lang}"] [data-banner]`)
  return place && { path: location.pathname, nodes: [...place.cloneNode(true).childNodes] }
}
