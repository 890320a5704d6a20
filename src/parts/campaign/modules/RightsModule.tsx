import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { GoodsPicture } from '@/ui/picture/GoodsPicture'
import { SectionHead } from '@/ui/section/SectionHead'
import type { ModuleOf } from '../campaign'
import styles from './modules.module.scss'

/** What a membership brings, what it is worth and how it is used. */
export function RightsModule({ module: { title, list } }: { module: ModuleOf<'rights'> }) {
  return (
    <Card>
      <SectionHead title={title} />
      {list.map(({ name, value, how, picture }) => (
        <View key={name} className={styles.row}>
          <View className={styles.picture}>
            <GoodsPicture src={picture} alt="" tint="d" rounded />
          </View>
          <View className={styles.words}>
            <View className={styles.name}>{name}</View>
            <View className={styles.note}>{how}</View>
          </View>
          <View className={styles.value}>{value}</View>
        </View>
      ))}
    </Card>
  )
}
