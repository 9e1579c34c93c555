import { Component, type ReactNode } from 'react'
import type { Shown } from '../router/router.ts'
import { useShown } from '../router/use-router.ts'
import { PageFault } from './page-fault.tsx'

/** Around what may fail to load or to draw: the fault is said in its place, until another page is shown. */
export function FaultBoundary({ children }: { readonly children: ReactNode }) {
  return <Boundary shown={useShown((page) => page)}>{children}</Boundary>
}

type Props = { readonly shown: Shown; readonly children: ReactNode }

type State = { readonly shown?: Shown; readonly fault?: { readonly error: unknown } | undefined }

class Boundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromProps({ shown }: Props, state: State): State | null {
    return shown === state.shown ? null : { shown, fault: undefined }
  }

  static getDerivedStateFromError(error: unknown): State {
    return { fault: { error } }
  }

  override render() {
    const { fault } = this.state
    return fault ? <PageFault error={fault.error} /> : this.props.children
  }
}
