import { expect, test } from 'vitest'
import { firstWords } from './first-words.ts'

test('HTML becomes one line of text', () => {
  expect(firstWords('<h3>Tonight</h3><p>The <b>big</b>gest draw.<br>At <a href="/help">nine</a></p>', 160)).toBe(
    'Tonight The biggest draw. At nine',
  )
  expect(firstWords('<p>Fish &amp; chips &lt;b&gt; &amp;lt; "ok"</p>', 160)).toBe('Fish & chips <b> &lt; "ok"')
  expect(firstWords('<p></p>', 160)).toBe('')
})

test('long text is cut between whole letters and ends with an ellipsis', () => {
  expect(firstWords('<p>one two three</p>', 8)).toBe('one two…')
  // Four letters, each with its vowel and its tone mark.
  expect(firstWords('<p>ที่นี่ที่นี่</p>', 3)).toBe('ที่นี่…')
  expect(firstWords('<p>ที่นี่ที่นี่</p>', 4)).toBe('ที่นี่ที่นี่')
})
