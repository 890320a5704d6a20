import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { back } from '@/navigation/go'
import { useInFront } from '@/platform/inFront'
import { hasNativeBar } from '@/platform/navigationBar'
import { setTitle } from '@/platform/title'
import { IconButton } from '@/ui/button/IconButton'
import styles from './Header.module.scss'

interface HeaderProps {
  title: string
  /** Over a picture: the way back only. */
  floating: boolean
}

export function Header({ title, floating }: HeaderProps) {
  const inFront = useInFront()
  // the bar is of whichever page is in front, and says what the route is called when one comes back
  useEffect(() => {
    if (inFront) setTitle(title)
  }, [inFront, title])
  if (hasNativeBar) return null
  return (
    <View className={`${styles.header} ${floating ? styles.floating : ''}`}>
      <View className={styles.back}>
        <IconButton icon="left" label="返回" onPress={() => void back()} />
      </View>
      {!floating && (
        <View className={styles.title} role="heading" aria-level={1}>
          {title}
        </View>
      )}
    </View>
  )
}
