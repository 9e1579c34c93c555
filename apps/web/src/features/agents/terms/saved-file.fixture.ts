import { vi } from 'vitest'

/** Name and text of the next file that is saved. */
export function savedFile(): Promise<{ readonly name: string; readonly text: string }> {
  return new Promise((resolve) => {
    let text: Promise<string> | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) text = blob.text()
      return '#saved'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const name = this.download
      text?.then((read) => resolve({ name, text: read }))
    })
  })
}
