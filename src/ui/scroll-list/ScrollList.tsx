import { View } from '@tarojs/components'
import Taro, { usePageScroll, useReachBottom } from '@tarojs/taro'
import { type ReactNode, useRef, useState } from 'react'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import { createBottomGate, farDown } from './scrollRules'
import styles from './ScrollList.module.scss'

interface ScrollListProps {
  header?: ReactNode
  children: ReactNode
  footer?: ReactNode
  onBottom?: () => void
  onScroll?: (top: number) => void
  onTop?: () => void
}

/** Content that the page itself scrolls: tells when the end is near, and leads back to the top. */
export function ScrollList({
  header,
  children,
  footer,
  onBottom,
  onScroll,
  onTop,
}: ScrollListProps) {
  const [far, setFar] = useState(false)
  const gate = useRef(createBottomGate())
  usePageScroll(({ scrollTop }) => {
    setFar(farDown(scrollTop))
    onScroll?.(scrollTop)
    if (scrollTop <= 0) onTop?.()
  })
  useReachBottom(() => {
    if (gate.current(Date.now())) onBottom?.()
  })
  return (
    <View>
      {header}
      {children}
      {footer}
      {far && (
        <Pressable
          className={styles.top}
          label="回到顶部"
          onPress={() => void Taro.pageScrollTo({ scrollTop: 0, duration: 240 })}
        >
          <Icon name="top" tone="brand" />
        </Pressable>
      )}
    </View>
  )
}
