import { View } from '@tarojs/components'
import { usePageScroll } from '@tarojs/taro'
import { type ReactNode, useRef, useState } from 'react'
import { useNearEnd } from '@/platform/nearEnd'
import { Pressable } from '@/platform/Pressable'
import { toTop } from '@/platform/toTop'
import { Icon } from '@/ui/icons/Icon'
import { createBottomGate, farDown, nearEnd, rearmAfter } from './scrollRules'
import styles from './ScrollList.module.scss'

interface ScrollListProps {
  header?: ReactNode
  children: ReactNode
  footer?: ReactNode
  onBottom?: () => void
  onScroll?: (top: number) => void
  onTop?: () => void
}

let made = 0

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
  const [id] = useState(() => `list-${++made}`)
  const gate = useRef(createBottomGate())
  usePageScroll(({ scrollTop }) => {
    setFar(farDown(scrollTop))
    onScroll?.(scrollTop)
    if (scrollTop <= 0) onTop?.()
  })
  useNearEnd(id, nearEnd, rearmAfter, () => {
    const open = gate.current(Date.now())
    if (open) onBottom?.()
    return open
  })
  return (
    <View>
      {header}
      <View id={id}>{children}</View>
      {footer}
      {far && (
        <Pressable className={styles.top} label="回到顶部" onPress={() => toTop(id)}>
          <Icon name="top" tone="brand" />
        </Pressable>
      )}
    </View>
  )
}
