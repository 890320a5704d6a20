import { View } from '@tarojs/components'
import { kindNames } from '@/parts/holding/holding'
import { shopKinds } from '@/parts/catalogue/shopKinds'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Icon } from '@/ui/icons/Icon'
import styles from './Kinds.module.scss'

/** The ways to what the shop has beside the goods that are posted. */
export function Kinds() {
  return (
    <View className={styles.card}>
      {shopKinds.map(({ kind, icon }) => (
        <Pressable
          key={kind}
          role="link"
          className={styles.kind}
          onPress={() => void go('goodsOfKind', { kind })}
        >
          <Icon name={icon} tone="entry" size="l" />
          <View>{kindNames[kind]}</View>
        </Pressable>
      ))}
    </View>
  )
}
