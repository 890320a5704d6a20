import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { observer } from 'mobx-react'
import { Main } from '@/shell/Main'
import { TabBarOfPage } from '@/shell/TabBarOfPage'
import { hasNativeBar } from '@/platform/navigationBar'
import { givesWay } from '@/navigation/signInFirst'
import { paintWindow } from '@/platform/theme'
import { routeNamed } from '@/routes/match'
import type { RouteName } from '@/routes/route'
import { appearance } from '@/session/appearance'
import { WritingContext } from '@/session/look'
import { session } from '@/session/session'
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
  const { theme } = appearance
  const writing = routeNamed(route).large ? 'large' : 'chosen'
  const palette = appearance.paletteOf(writing)
  const className = appearance.classNameOf(writing)
  const paint = () => paintWindow({ theme, palette, className })
  useLayoutEffect(paint, [theme, palette, className])
  useDidShow(paint)
  const leaves = givesWay(routeNamed(route), session.signedIn)
  // once it has shown, what was written into it stays while somebody signs in above
  const [hidden, setHidden] = useState(leaves)
  if (hidden && !leaves) setHidden(false)
  if (hidden && leaves) return <View className={`${styles.screen} ${className}`} />
  const isTab = 'tab' in routeNamed(route)
  const name = title ?? routeNamed(route).title
  return (
    <WritingContext.Provider value={writing}>
      <View className={`${styles.screen} ${isTab ? styles.tab : ''} ${className}`}>
        {!isTab && <Header title={name} floating={bleed} />}
        <Main>
          {isTab && !hasNativeBar && (
            <View className={styles.heard} role="heading" aria-level={1}>
              {name}
            </View>
          )}
          <View className={`${styles.body} ${action ? styles.withAction : ''}`}>
            <ErrorBoundary route={route}>{children}</ErrorBoundary>
          </View>
          {action && <View className={styles.action}>{action}</View>}
        </Main>
        {isTab && <TabBarOfPage here={route} />}
      </View>
    </WritingContext.Provider>
  )
})
