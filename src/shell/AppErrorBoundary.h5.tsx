import { Component, type ReactNode } from 'react'
import { visited } from '@/navigation/visited'
import { removeSplash } from '@/platform/splash'
import { toast } from '@/platform/toast'
import { tellBroken } from '@/request/tellBroken'
import { onChunkFailure, reloadApp } from './chunkFailure'
import { LoadFailed, MissingPageNotice } from './LoadFailed.h5'

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

  override componentDidCatch(error: unknown) {
    tellBroken(visited.now?.name ?? 'start', error)
  }

  override componentDidMount() {
    this.stop = onChunkFailure(() => this.missPart())
  }

  override componentDidUpdate() {
    if (this.state.failed) removeSplash()
  }

  override componentWillUnmount() {
    this.stop()
  }

  /** Before the first page nothing is there; later a page is, and only something in it is missing. */
  private missPart() {
    if (visited.now) toast('网络不太顺畅，请再试一次')
    else this.setState({ failed: true })
  }

  override render() {
    if (this.state.failed) return <LoadFailed onRetry={reloadApp} />
    return (
      <>
        <MissingPageNotice />
        {this.props.children}
      </>
    )
  }
}
