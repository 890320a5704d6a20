import './shell/router'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { replace } from './navigation/go'
import { watchPages } from './shell/watchPages'
import { AppErrorBoundary } from './shell/AppErrorBoundary'
import { tellWeChat } from './platform/share'
import { TabBar } from './shell/TabBar'
import { signPackage } from './request/signPackage'
import { started } from './navigation/startUp'
import './app.scss'

watchPages()
tellWeChat(signPackage)

export default function App({ children }: PropsWithChildren) {
  useLaunch(() => void started())
  usePageNotFound(() => void replace('notFound'))
  // the router styles the last child of its root as the page in front, so the bar comes first
  return (
    <AppErrorBoundary>
      <TabBar />
      {children}
    </AppErrorBoundary>
  )
}
