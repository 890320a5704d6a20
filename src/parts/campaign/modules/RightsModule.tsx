import { View } from '@tarojs/components'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Thumb } from '@/ui/picture/Thumb'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { ModuleOf } from '../campaign'
import styles from './Modules.module.scss'

/** What a membership brings, what it is worth and how it is used. */
export function RightsModule({ module: { title, list } }: { module: ModuleOf<'rights'> }) {
  return (
    <Card>
      <SectionHead title={title} />
      {list.map(({ name, value, how, picture }) => (
        <View key={name} className={styles.row}>
          <Media
            wrap
            start={<Thumb src={picture} tint="d" size="m" />}
            end={<View className={styles.value}>{value}</View>}
          >
            <Text strong>{name}</Text>
            <Text size="sm" tone="ink3">
              {how}
            </Text>
          </Media>
        </View>
      ))}
    </Card>
  )
}
