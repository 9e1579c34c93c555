import { useParams } from 'wouter'

/** The named parts of the page's path, decoded: codes of vendors and pools may hold characters that addresses escape. */
export function usePathParams(): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(useParams()).map(([name, part]) => [name, part && decoded(part)]))
}

/** What is no valid escape is taken as it stands: there will be no such record. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
