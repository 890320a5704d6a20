import './shell/start'
import { useLaunch, usePageNotFound } from '@tarojs/taro'
import type { PropsWithChildren } from 'react'
import { replace } from './navigation/go'
import { watchPages } from './shell/watchPages'
import { AppErrorBoundary } from './shell/AppErrorBoundary'
import { cardPicture } from './hosts/cardPicture'
import { setUpSharing } from './platform/share'
import { TabBar } from './shell/TabBar'
import { countShare } from './request/countShare'
import { signPackage } from './request/signPackage'
import { started, whenTokenComes } from './navigation/startUp'
import { takeToken } from './shell/takeToken'
import './app.scss'

watchPages()
whenTokenComes(takeToken)
setUpSharing({ sign: signPackage, pictureOf: cardPicture, onShared: countShare })

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
