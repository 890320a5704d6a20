import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Out } from '@contract/api'
import { distance } from '@/format/distance'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { appearance } from '@/session/appearance'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Tag } from '@/ui/tag/Tag'
import styles from './Place.module.scss'

interface PlaceProps {
  village: Out<'/tp5/api/Index/page'>['village'] | undefined
  loading: boolean
}

/** Which village this is; a tap leads to choosing another. Beside it the way into elder mode. */
export const Place = observer(function Place({ village, loading }: PlaceProps) {
  const away = village?.distance
  return (
    <Row justify="between">
      <Pressable
        className={styles.place}
        label={`${village?.name ?? '我的位置'}，点按更换`}
        onPress={() => void go('getLocation')}
      >
        <Icon name="pin" tone="filled" />
        <View className={styles.name}>
          {village?.name ?? (loading ? '正在找您的村' : '选一个村')}
        </View>
        {village?.mine === 1 && <Tag tone="brand">我的村</Tag>}
        <View className={styles.away}>{typeof away === 'number' ? distance(away) : '定位'}</View>
      </Pressable>
      {!appearance.elder && (
        <Pressable className={styles.elder} onPress={() => appearance.setElder(true)}>
          <Icon name="elder" size="s" />
          <View>长辈版</View>
        </Pressable>
      )}
    </Row>
  )
})
