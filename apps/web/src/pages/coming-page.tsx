export function ComingPage() {
  return <div />
}
