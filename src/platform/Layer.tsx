import { View } from '@tarojs/components'
import type { LayerProps } from './layerProps'

/** Lies over the page, which does not scroll under it. */
export function Layer({ className = '', children }: LayerProps) {
  return (
    <View className={className} catchMove>
      {children}
    </View>
  )
}
