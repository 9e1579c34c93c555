export function LobbyPage() {
  return <div />
}
