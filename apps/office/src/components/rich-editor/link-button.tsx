import { useLingui } from '@lingui/react'
import { RICH_LINK } from '@sanuk/contracts/rich-text'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { ToolbarButton } from '@sanuk/ui/toolbar'
import { type Editor, useEditorState } from '@tiptap/react'
import { Link } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'

/** Makes the marked words a link, changes where one leads, or takes it away. */
export function LinkButton({ editor }: { editor: Editor }) {
  const { _ } = useLingui()
  const form = useId()
  const linked = useEditorState({ editor, selector: () => editor.isActive('link') })
  const [open, setOpen] = useState(false)
  const [address, setAddress] = useState('')
  const [fault, setFault] = useState<string>()

  function ask() {
    setAddress(String(editor.getAttributes('link').href ?? ''))
    setFault(undefined)
    setOpen(true)
  }

  function set(event: FormEvent) {
    event.preventDefault()
    const href = address.trim()
    if (!RICH_LINK.test(href)) return setFault(_('office-content.editor.link.wrong'))
    const here = editor.chain().focus().extendMarkRange('link')
    // Where nothing is marked, the address itself becomes the words.
    if (editor.state.selection.empty && !linked) {
      here.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else {
      here.setLink({ href }).run()
    }
    return setOpen(false)
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    setOpen(false)
  }

  return (
    <>
      <ToolbarButton label={_('office-content.editor.link')} pressed={linked} onClick={ask}>
        <Link />
      </ToolbarButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={_('office-content.editor.link')}
        closeLabel={_('office.close')}
        footer={
          <>
            {linked && (
              <Button look="outline" onClick={remove}>
                {_('office-content.editor.link.remove')}
              </Button>
            )}
            <Button type="submit" form={form}>
              {_('office-content.editor.link.set')}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={set}>
          <Field
            label={_('office-content.editor.link.address')}
            hint={_('office-content.editor.link.hint')}
            error={fault}
          >
            <TextInput inputMode="url" value={address} onChange={(event) => setAddress(event.target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
