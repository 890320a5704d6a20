import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useLayoutEffect } from 'react'
import { observer } from 'mobx-react'
import { TabBarOfPage } from '@/shell/TabBarOfPage'
import { paintWindow } from '@/platform/theme'
import { routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { appearance } from '@/session/appearance'
import { ErrorBoundary } from './ErrorBoundary'
import { Header } from './Header'
import styles from './Screen.module.scss'

interface ScreenProps {
  route: RouteName
  /** Where the page knows better than the route table. */
  title?: string
  /** Stays in thumb reach at the lower edge: the page's one primary action. */
  action?: ReactNode
  /** The content reaches up behind the header. */
  bleed?: boolean
  children: ReactNode
}

/** The outermost view of every page: theme, mode, safe areas, and on H5 the header. */
export const Screen = observer(function Screen({
  route,
  title,
  action,
  bleed = false,
  children,
}: ScreenProps) {
  const { theme, palette, className } = appearance
  const paint = () => paintWindow({ theme, palette, className })
  useLayoutEffect(paint, [theme, palette, className])
  useDidShow(paint)
  const isTab = 'tab' in routeNamed(route)
  return (
    <View className={`${styles.screen} ${isTab ? styles.tab : ''} ${className}`}>
      {!isTab && <Header title={title ?? routeNamed(route).title} floating={bleed} />}
      <View className={`${styles.body} ${action ? styles.withAction : ''}`}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </View>
      {action && <View className={styles.action}>{action}</View>}
      {isTab && <TabBarOfPage here={route} />}
    </View>
  )
})
