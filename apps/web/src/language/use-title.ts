import { useEffect } from 'react'

/** Names the document for tabs, history and screen readers while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
