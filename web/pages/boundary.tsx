import { Component, type ReactNode } from 'react'
import { lost, toldTorn } from '../house/line.ts'
import { Problem } from './problem.tsx'

interface BoundaryProps {
  readonly children: ReactNode
}

/** Catches every error on the page, with an explanation and a way to continue. */
export class Boundary extends Component<BoundaryProps, { readonly code: string | null }> {
  override state = { code: null }

  static getDerivedStateFromError(error: unknown) {
    if (!isOfYesterday(error)) return { code: 'crashed' }
    return { code: lost.value === 'lost' || lost.value === 'connecting' ? 'offline' : 'old page' }
  }
  override componentDidCatch(error: unknown) {
    if (isOfYesterday(error)) toldTorn()
  }
  override render() {
    return this.state.code === null ? this.props.children : <Problem code={this.state.code} />
  }
}

/** Part of the page could not be loaded. */
const isOfYesterday = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message)
