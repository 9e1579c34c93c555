export function GamePage() {
  return <div />
}
