import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { sessionWords } from '@/parts/holding/sessionWords'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import styles from './Sessions.module.scss'

/** When it takes place; the same on other days is found by its name. */
export function Sessions({ goods: { title, sessions } }: { goods: GoodsDetail }) {
  return (
    <View>
      <SectionHead title="时间" />
      <Card bare>
        {sessions.map((session) => (
          <View key={session.starts_at} className={styles.session}>
            <Media start={<Icon name="calendar" tone="ink2" />}>{sessionWords(session)}</Media>
          </View>
        ))}
        <Cell
          icon="search"
          title="看别的场次"
          onPress={() => void go('searchGoods', { words: title })}
        />
      </Card>
    </View>
  )
}
