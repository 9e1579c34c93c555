import { RichText as Base, type RichTextProps } from '@sanuk/ui/rich-text'
import { useRouter } from '../router/use-router.ts'

/** What a brand wrote as HTML; its links to pages of ours stay in this one. Load it with the part that shows it. */
export function RichText(props: Omit<RichTextProps, 'onFollow'>) {
  const router = useRouter()
  return <Base {...props} onFollow={(href) => router.go(href)} />
}
