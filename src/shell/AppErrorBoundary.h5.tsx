import { Component, type ReactNode } from 'react'
import { Button } from '@/ui/button/Button'
import { Message } from '@/ui/state/Message'
import { removeSplash } from '@/platform/splash'
import { onChunkFailure, reloadApp } from './chunkFailure'
import './AppErrorBoundary.h5.scss'

interface Props {
  children?: ReactNode
}

/** Around all pages: when a part of the app does not arrive or breaks, there is a way on. */
export class AppErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private stop = () => {}

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.stop = onChunkFailure(() => this.setState({ failed: true }))
  }

  override componentDidUpdate() {
    if (this.state.failed) removeSplash()
  }

  override componentWillUnmount() {
    this.stop()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="failsafe" role="alert">
        <Message scene="machine" title="加载失败，重试" text="网络不太顺畅，这一页没有载入完整">
          <Button onPress={reloadApp}>重试</Button>
        </Message>
      </div>
    )
  }
}
