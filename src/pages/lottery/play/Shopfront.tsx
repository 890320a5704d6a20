import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { Drawing } from '@/platform/Drawing'
import { usePalette } from '@/session/look'
import type { Palette } from '@/tokens/palette'
import { roof } from '@/ui/illustrations/roof'
import styles from './Shopfront.module.scss'

const drawRoof = (palette: Palette): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 358 68" preserveAspectRatio="none">' +
  `${roof({ left: 4, right: 354, top: 22, eave: 56, tiles: 17 }, palette)}</svg>`

/** The house whose window the reels turn in. */
export const Shopfront = observer(function Shopfront({ children }: { children: ReactNode }) {
  return (
    <View className={styles.front}>
      <Drawing className={styles.roof} svg={drawRoof(usePalette())} />
      <View className={styles.sign} aria-hidden>
        邻里好运
      </View>
      <View className={styles.body}>{children}</View>
      <View className={styles.step} />
    </View>
  )
})
