import { View } from '@tarojs/components'
import { observer } from '@/session/observable'
import type { Out } from '@contract/api'
import { distance } from '@/format/distance'
import { locate } from '@/platform/location'
import { Pressable } from '@/platform/Pressable'
import { toast } from '@/platform/toast'
import { useSubmit } from '@/request/useSubmit'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Icon } from '@/ui/icons/Icon'
import styles from './Place.module.scss'

interface PlaceProps {
  village: Out<'/tp5/api/Index/page'>['village'] | undefined
  /** My position is another one now. */
  onMoved: () => void
}

/** Which village this is; a tap looks where I am. Beside it the way into elder mode. */
export const Place = observer(function Place({ village, onMoved }: PlaceProps) {
  const { submit, busy } = useSubmit(async () => {
    const position = await locate()
    if (!position) return toast('没有拿到位置，请在系统设置里允许定位')
    session.locate(position)
    onMoved()
  })
  const away = village?.distance
  return (
    <View className={styles.row}>
      <Pressable
        className={styles.place}
        label={`${village?.name ?? '我的位置'}，点按重新定位`}
        busy={busy}
        onPress={() => void submit()}
      >
        <Icon name="pin" tone="filled" />
        <View className={styles.name}>{village?.name ?? '正在找您的村'}</View>
        {away !== null && away !== undefined && (
          <View className={styles.away}>{busy ? '定位中…' : distance(away)}</View>
        )}
        {(away === null || away === undefined) && (
          <View className={styles.away}>{busy ? '定位中…' : '定位'}</View>
        )}
      </Pressable>
      {!appearance.elder && (
        <Pressable className={styles.elder} onPress={() => appearance.setElder(true)}>
          <Icon name="elder" size="s" />
          <View>长辈版</View>
        </Pressable>
      )}
    </View>
  )
})
