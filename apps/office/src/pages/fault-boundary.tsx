import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { PageFault } from './page-fault.tsx'

/** Around what may fail to load or to draw: the fault is told in its place, until another page is shown. */
export function FaultBoundary({ children }: { readonly children: ReactNode }) {
  const [path] = useLocation()
  return <Boundary path={path}>{children}</Boundary>
}

type Props = { readonly path: string; readonly children: ReactNode }

type State = { readonly path?: string; readonly isBroken: boolean }

class Boundary extends Component<Props, State> {
  override state: State = { isBroken: false }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, isBroken: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <PageFault /> : this.props.children
  }
}
