import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/blocks/goods/goods'
import { sessionWords } from '@/blocks/holding/sessionWords'
import { go } from '@/navigation/go'
import { Card } from '@/ui/card/Card'
import { Cell } from '@/ui/cell/Cell'
import { SectionHead } from '@/ui/section/SectionHead'

/** When it takes place; the same on other days is found by its name. */
export function Sessions({ goods: { title, sessions } }: { goods: GoodsDetail }) {
  return (
    <View>
      <SectionHead title="时间" />
      <Card bare>
        {sessions.map((session) => (
          <Cell key={session.starts_at} icon="calendar" title={sessionWords(session)} />
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
