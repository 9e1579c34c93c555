export function MissingPage() {
  return <div />
}
