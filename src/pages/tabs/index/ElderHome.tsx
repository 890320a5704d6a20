import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { observer } from 'mobx-react'
import { useMe } from '@/parts/wallet/useMe'
import { callService } from '@/parts/account/callService'
import { grouped } from '@/format/amount'
import { dayWithWeekday, greeting } from '@/format/date'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { appearance } from '@/session/appearance'
import { session } from '@/session/session'
import { Button } from '@/ui/button/Button'
import { Icon } from '@/ui/icons/Icon'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './ElderHome.module.scss'
import { ElderTile } from './ElderTile'

/** The same shop in large type: one thing to do, four tiles, no ads. */
export const ElderHome = observer(function ElderHome({ place }: { place: ReactNode }) {
  const { data: me } = useMe()
  const now = new Date()
  const name = session.user?.nickname
  return (
    <View className={styles.home}>
      {place}
      <View>
        <View className={styles.greeting}>{(name ? `${name}，` : '') + greeting(now)}</View>
        <Text size="sm" tone="ink2">
          {dayWithWeekday(now)}
        </Text>
      </View>
      <View className={styles.card}>
        <Row>
          <Icon name="points" tone="gold" />
          <Text strong>我的积分</Text>
        </Row>
        {session.signedIn ? (
          <>
            <View className={styles.figure}>{me ? grouped(me.points) : '—'}</View>
            <Button shape="full" onPress={() => void go('exchangeShop')}>
              去换东西
            </Button>
          </>
        ) : (
          <>
            <Text size="sm" tone="ink2">
              登录后就能看到积分
            </Text>
            <Button shape="full" onPress={() => void go('login')}>
              登录
            </Button>
          </>
        )}
      </View>
      <View className={styles.tiles}>
        <ElderTile
          icon="shop"
          title="兑换商城"
          note="积分当钱花"
          onPress={() => go('exchangeShop')}
        />
        <ElderTile
          icon="box"
          title="我的兑换"
          note="东西到哪了"
          onPress={() => go('exchangeLog')}
        />
        <ElderTile icon="scan" title="扫机器" note="柜门上的码" onPress={() => go('scanMachine')} />
        <ElderTile icon="points" title="收支明细" note="积分和金币" onPress={() => go('dataLog')} />
      </View>
      <Button kind="outline" shape="full" icon="heart" onPress={() => void go('healthHome')}>
        我的健康，记血压血糖
      </Button>
      <Button kind="outline" shape="full" icon="phone" onPress={() => void callService()}>
        打电话找客服
      </Button>
      <Pressable className={styles.leave} onPress={() => appearance.setElder(false)}>
        <Row gap="s1" justify="center">
          <View>回到普通版</View>
          <Icon name="right" size="s" tone="ink2" />
        </Row>
      </Pressable>
    </View>
  )
})
