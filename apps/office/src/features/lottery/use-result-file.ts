import { useLingui } from '@lingui/react'
import { importResults, previewResults, RESULT_FILE_BYTES_MAX } from '@sanuk/contracts/office-lottery-imports'
import { toast } from '@sanuk/ui/toast'
import { useState } from 'react'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import { type ImportedLine, LOTTERY } from './lottery.ts'

/** JSON begins with its bracket; everything else is read as lines. */
const formatOf = (text: string): 'csv' | 'json' => (/^\uFEFF?\s*[[{]/.test(text) ? 'json' : 'csv')

/** A file of results on its way: chosen or pasted, looked through, taken over. */
export function useResultFile() {
  const { _ } = useLingui()
  const { busy, fault, send } = useSending(LOTTERY)
  const [text, setText] = useState('')
  const [unusable, setUnusable] = useState<string>()
  const [lines, setLines] = useState<readonly ImportedLine[] | null>(null)
  const [imported, setImported] = useState(false)
  const body = { format: formatOf(text), text }

  function change(next: string) {
    const isTooLarge = new Blob([next]).size > RESULT_FILE_BYTES_MAX
    setUnusable(isTooLarge ? _('office-lottery.import.too_large') : undefined)
    setText(isTooLarge ? '' : next)
    setLines(null)
  }

  async function choose(file: File | null) {
    if (!file) return change('')
    // A file that is far too large is not even read.
    if (file.size > RESULT_FILE_BYTES_MAX) {
      change('')
      return setUnusable(_('office-lottery.import.too_large'))
    }
    try {
      change(await file.text())
    } catch {
      change('')
      setUnusable(_('office-lottery.import.unreadable'))
    }
  }

  async function preview() {
    await send(async () => {
      const read = await call(previewResults, { body })
      setLines(read.lines.map((line) => ({ ...line, outcome: null })))
    })
  }

  async function takeOver() {
    await send(async () => {
      const done = await call(importResults, { body })
      setLines(done.lines)
      setImported(true)
      const count = done.lines.filter(({ outcome }) => outcome !== null).length
      toast.success(_('office-lottery.import.done', { count }))
    })
  }

  return {
    text,
    setText: change,
    choose,
    busy,
    fault: unusable ?? fault,
    lines,
    imported,
    /** Lines that an import would enter. */
    taken: lines?.filter((line) => line.taken).length ?? 0,
    preview,
    takeOver,
    reset: () => {
      change('')
      setImported(false)
    },
  }
}
