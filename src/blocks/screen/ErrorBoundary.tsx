import { Component, type ReactNode } from 'react'
import { ErrorView } from '@/blocks/state/ErrorView'
import { tellBroken } from '@/request/tellBroken'
import type { RouteName } from '@/routes/route'

interface Props {
  route: RouteName
  children: ReactNode
}

/** What breaks while it is drawn takes its page's content with it, and no more than that. */
export class ErrorBoundary extends Component<Props, { error?: unknown; broken: boolean }> {
  override state = { broken: false, error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error }
  }

  override componentDidCatch(error: unknown) {
    tellBroken(this.props.route, error)
  }

  private again = () => this.setState({ broken: false, error: undefined })

  override render() {
    if (!this.state.broken) return this.props.children
    return <ErrorView error={this.state.error} title="这一页没打开" onRetry={this.again} />
  }
}
