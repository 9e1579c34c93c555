/** The arrow once it has left the bow, pointing up. */
export function LimboArrow() {
  return (
    <svg className="limbo-arrow" viewBox="0 0 48 132" aria-hidden="true">
      <rect x="21.5" y="26" width="5" height="92" rx="2.5" fill="#e9a15c" />
      <rect x="21.5" y="26" width="2" height="92" rx="1" fill="#ffcf96" />
      <path d="M24 90 36 100v24L24 114 12 124v-24z" fill="#8d63d8" />
      <path d="M24 90v24L12 124v-24z" fill="#b08cf0" />
      <path d="M24 2 40 36 24 29 8 36z" fill="#cfd3ee" />
      <path d="M24 2v27L8 36z" fill="#fff" />
    </svg>
  )
}
