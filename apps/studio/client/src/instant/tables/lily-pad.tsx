/** A lily pad as it lies on the water, seen from the shore. */
export function LilyPad() {
  return (
    <svg className="lily-pad" viewBox="0 0 100 62" preserveAspectRatio="none" aria-hidden="true">
      <ellipse className="lily-shade" cx="50" cy="35" rx="48" ry="26" />
      <path className="lily-leaf" d="M50 30 L88 14 A48 27 0 1 1 68 6 Z" />
      <path
        className="lily-veins"
        d="M50 30 L10 20 M50 30 L6 34 M50 30 L18 47 M50 30 L44 54 M50 30 L72 51 M50 30 L94 36 M50 30 L40 7"
      />
    </svg>
  )
}
